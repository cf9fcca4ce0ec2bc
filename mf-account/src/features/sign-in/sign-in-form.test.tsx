import { jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { answer, Refusal, renderInShop } from 'shared-runtime/testing';
import messages from '../../messages/en_GB.json' with { type: 'json' };
import { signedInSession } from '../../testing/session.ts';
import { SignInForm } from './sign-in-form.tsx';

const email = () => screen.getByLabelText('E-mail address');
const password = () => screen.getByLabelText('Password');

function setUp(respond: Parameters<typeof answer<'login'>>[1] = () => new Refusal('invalid_credentials')) {
  const onSignedIn = jest.fn();
  const shown = renderInShop(
    <SignInForm back="/customer/account/login" referer={null} onSignedIn={onSignedIn} />,
    {
      messages,
      handlers: [answer('login', respond)],
    },
  );
  async function submit(): Promise<void> {
    await shown.user.type(email(), 'anna@example.com');
    await shown.user.type(password(), 'Gletscher1{Enter}');
  }
  return { ...shown, onSignedIn, submit };
}

it('signs in, tells everybody and says where to go', async () => {
  const sent: unknown[] = [];
  const { submit, onSignedIn, shop } = setUp((request) => {
    sent.push(request);
    return { session: signedInSession(), redirect: '/search?s=ski' };
  });
  const signedIn = shop.record('account:signed-in');
  await submit();
  expect(sent).toEqual([{ email: 'anna@example.com', password: 'Gletscher1', remember: true, store_id: 1 }]);
  expect(signedIn).toEqual([{ session: signedInSession(), isNew: false }]);
  expect(onSignedIn).toHaveBeenCalledWith('/search?s=ski', undefined);
  expect(shop.busReports).toEqual([]);
});

it('checks a field when it is left and clears it when it is corrected', async () => {
  const { user } = setUp();
  await user.type(email(), 'anna');
  expect(email()).not.toHaveAttribute('aria-invalid');
  await user.tab();
  expect(await screen.findByText('Enter an e-mail address such as name@example.com.')).toBeVisible();
  expect(email()).toHaveAttribute('aria-invalid', 'true');
  await user.type(email(), '@');
  expect(screen.queryByText('Enter an e-mail address such as name@example.com.')).not.toBeInTheDocument();
});

it('moves nothing while a press is under way', async () => {
  const { user } = setUp();
  await user.type(email(), 'anna');
  await user.pointer({ keys: '[MouseLeft>]', target: screen.getByRole('checkbox') });
  expect(email()).not.toHaveFocus();
  expect(email()).not.toHaveAttribute('aria-invalid');
  await user.pointer('[/MouseLeft]');
  await waitFor(() => expect(email()).toHaveAttribute('aria-invalid', 'true'));
});

it('lists what is missing on submit, takes the focus there and leads to the field', async () => {
  const { user, onSignedIn } = setUp();
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  const summary = await screen.findByRole('alert');
  expect(summary).toHaveFocus();
  expect(summary).toHaveTextContent(
    'Please correct 2 entries:Enter your e-mail address.Enter your password.',
  );
  await user.click(screen.getByRole('link', { name: 'Enter your password.' }));
  expect(password()).toHaveFocus();
  await user.keyboard('x');
  expect(screen.queryByRole('link', { name: 'Enter your password.' })).not.toBeInTheDocument();
  expect(onSignedIn).not.toHaveBeenCalled();
});

it('takes the focus to the summary again on the next failed submit', async () => {
  const { user } = setUp();
  const button = screen.getByRole('button', { name: 'Sign in' });
  await user.click(button);
  await screen.findByRole('alert');
  await user.click(button);
  expect(await screen.findByRole('alert')).toHaveFocus();
});

it('shows and hides the password', async () => {
  const { user } = setUp();
  expect(password()).toHaveAttribute('type', 'password');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(password()).toHaveAttribute('type', 'text');
  await user.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(password()).toHaveAttribute('type', 'password');
});

it.each([
  ['invalid_credentials', 'The e-mail address or the password is wrong. Check both and try again.'],
  ['not_confirmed', /not confirmed yet/],
  ['too_many_attempts', 'Too many attempts. Please wait a few minutes and try again.'],
  ['internal', /went wrong on our side/],
] as const)('words %s and stays', async (code, words) => {
  const { submit, onSignedIn } = setUp(() => new Refusal(code));
  await submit();
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(onSignedIn).not.toHaveBeenCalled();
});

it('says that the shop cannot be reached', async () => {
  const { submit, shop } = setUp();
  shop.context.api.call = async () => ({
    ok: false,
    failure: {
      code: 'network',
      message: '',
      status: 0,
      isRetryable: true,
      requestId: null,
      retryAfter: null,
      body: null,
    },
  });
  await submit();
  expect(await screen.findByRole('alert')).toHaveTextContent(/cannot reach the shop/);
});

it('says how long a lock lasts where the API client knows', async () => {
  const { submit, shop } = setUp();
  const failure = {
    code: 'too_many_attempts',
    message: '',
    status: 429,
    isRetryable: true,
    requestId: null,
    body: null,
  } as const;
  shop.context.api.call = async () => ({ ok: false, failure: { ...failure, retryAfter: 840 } });
  await submit();
  expect(await screen.findByRole('alert')).toHaveTextContent('Please try again in 14 minutes.');
});

it('shows what the API found wrong with a field', async () => {
  const { submit } = setUp(
    () => new Refusal('invalid_request', { fields: { email: 'email', store_id: 'unknown' } }),
  );
  await submit();
  expect(await screen.findByText('Please correct one entry:')).toBeInTheDocument();
  expect(email()).toHaveAttribute('aria-invalid', 'true');
});

it('sends once, however often the button is pressed', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  let calls = 0;
  const { submit, user } = setUp(async () => {
    calls += 1;
    await promise;
    return new Refusal('invalid_credentials');
  });
  await submit();
  const button = screen.getByRole('button', { name: 'Sign in' });
  expect(button).toHaveAttribute('aria-busy', 'true');
  await user.click(button);
  resolve();
  await screen.findByRole('alert');
  expect(calls).toBe(1);
});
