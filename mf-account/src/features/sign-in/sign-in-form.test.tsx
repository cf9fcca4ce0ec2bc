import { jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { accountSignedIn, accountSignInLocked } from 'shared-contracts/events/account';
import { answer, ErrorResponse, renderInShop } from 'shared-runtime/testing';
import { messages } from '../../testing/messages.ts';
import { signedInSession } from '../../testing/session.ts';
import { SignInForm } from './sign-in-form.tsx';

const email = () => screen.getByLabelText('Email address');
const password = () => screen.getByLabelText('Password');

function setUp(
  respond: Parameters<typeof answer<'login'>>[1] = () => new ErrorResponse('invalid_credentials'),
) {
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

it('SignInForm signs in, publishes the session and passes the redirect on', async () => {
  const sent: unknown[] = [];
  const { submit, onSignedIn, shop } = setUp((request) => {
    sent.push(request);
    return { session: signedInSession(), redirect: '/search?s=ski' };
  });
  const signedIn = shop.record(accountSignedIn);
  await submit();
  expect(sent).toEqual([{ email: 'anna@example.com', password: 'Gletscher1', remember: true, store_id: 1 }]);
  expect(signedIn).toEqual([{ session: signedInSession(), isNew: false }]);
  expect(onSignedIn).toHaveBeenCalledWith('/search?s=ski', undefined);
  expect(shop.busReports).toEqual([]);
});

it('SignInForm focuses a summary of the invalid fields on submit and links to each field', async () => {
  const { user, onSignedIn } = setUp();
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  const summary = await screen.findByRole('alert');
  expect(summary).toHaveFocus();
  expect(summary).toHaveTextContent('Please correct 2 entries:Enter your email address.Enter your password.');
  await user.click(screen.getByRole('link', { name: 'Enter your password.' }));
  expect(password()).toHaveFocus();
  await user.keyboard('x');
  expect(screen.queryByRole('link', { name: 'Enter your password.' })).not.toBeInTheDocument();
  expect(onSignedIn).not.toHaveBeenCalled();
});

it.each([
  ['invalid_credentials', 'The email address or the password is wrong. Check both and try again.'],
  ['not_confirmed', /hasn’t been confirmed yet/],
  ['too_many_attempts', 'Too many attempts. Please wait a few minutes and try again.'],
  ['internal', /went wrong on our side/],
] as const)('SignInForm shows the message for %s and stays', async (code, text) => {
  const { submit, onSignedIn } = setUp(() => new ErrorResponse(code));
  await submit();
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(onSignedIn).not.toHaveBeenCalled();
});

it('SignInForm publishes a lock, and no other rejection', async () => {
  const { submit, shop, user } = setUp(() => new ErrorResponse('too_many_attempts', {}, 840));
  const locked = shop.record(accountSignInLocked);
  await submit();
  expect(await screen.findByRole('alert')).toHaveTextContent(/14 minutes.*1[34]:\d\d/);
  expect(locked).toEqual([{ action: 'sign-in', retryAfterSeconds: 840 }]);
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  await waitFor(() => expect(locked).toHaveLength(2));
  expect(shop.busReports).toEqual([]);
});

it('SignInForm publishes no lock for a wrong password', async () => {
  const { submit, shop } = setUp();
  const locked = shop.record(accountSignInLocked);
  await submit();
  await screen.findByRole('alert');
  expect(locked).toEqual([]);
});

it('SignInForm links to the page for a forgotten password', () => {
  setUp();
  expect(screen.getByRole('link', { name: 'Forgotten your password?' })).toHaveAttribute(
    'href',
    '/customer/account/forgotpassword/',
  );
});

it('SignInForm shows the field errors of the API', async () => {
  const { submit } = setUp(
    () => new ErrorResponse('invalid_request', { fields: { email: 'email', store_id: 'unknown' } }),
  );
  await submit();
  expect(await screen.findByText('Please correct one entry:')).toBeInTheDocument();
  expect(email()).toHaveAttribute('aria-invalid', 'true');
});

it('SignInForm sends one request however often the button is clicked', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  let calls = 0;
  const { submit, user } = setUp(async () => {
    calls += 1;
    await promise;
    return new ErrorResponse('invalid_credentials');
  });
  await submit();
  const button = screen.getByRole('button', { name: 'Sign in' });
  expect(button).toHaveAttribute('aria-busy', 'true');
  await user.click(button);
  resolve();
  await screen.findByRole('alert');
  expect(calls).toBe(1);
});
