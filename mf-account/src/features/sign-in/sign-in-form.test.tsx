import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { accountSignedIn, accountSignInLocked } from 'shared-contracts/events/account';
import { answer, ErrorResponse, renderInShop } from 'shared-runtime/testing';
import { messages } from '../../testing/messages.ts';
import { signedInSession } from '../../testing/session.ts';
import { SignInForm } from './sign-in-form.tsx';

const email = () => screen.getByLabelText('Email address');
const password = () => screen.getByLabelText('Password');

afterEach(() => sessionStorage.clear());

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

const lockedResponse = () => new ErrorResponse('too_many_attempts', {}, 840);
const button = () => screen.getByRole('button', { name: 'Sign in' });
const isLocked = () => button().getAttribute('aria-disabled') === 'true';

it('SignInForm publishes a lock, points to a new password, and sends nothing until the lock ends', async () => {
  let calls = 0;
  const { submit, shop, user } = setUp(() => {
    calls += 1;
    return lockedResponse();
  });
  const locked = shop.record(accountSignInLocked);
  await submit();
  const alert = await screen.findByRole('alert');
  expect(within(alert).getByText(/Please try again in 1[34]:\d\d\./)).toBeVisible();
  expect(within(alert).getByRole('link', { name: /Choose a new password/ })).toHaveAttribute(
    'href',
    '/customer/account/forgotpassword/',
  );
  expect(locked).toEqual([{ action: 'sign-in', retryAfterSeconds: 840 }]);
  expect(isLocked()).toBe(true);
  await user.click(button());
  await user.type(password(), '{Enter}');
  expect(calls).toBe(1);
  expect(shop.busReports).toEqual([]);
});

it('SignInForm keeps a lock over a reload, without the address', async () => {
  const { submit, unmount } = setUp(lockedResponse);
  await submit();
  await screen.findByRole('alert');
  unmount();
  setUp();
  expect(await screen.findByRole('alert')).toHaveTextContent(/Please try again in 1[34]:\d\d/);
  expect(isLocked()).toBe(true);
  expect(JSON.stringify(Object.values(sessionStorage))).not.toContain('anna');
});

it('SignInForm lets another account try during a lock, also after a reload', async () => {
  const { submit, unmount, user } = setUp(lockedResponse);
  await submit();
  await waitFor(() => expect(isLocked()).toBe(true));
  await user.clear(email());
  await user.type(email(), 'ben@example.com');
  expect(isLocked()).toBe(false);
  unmount();
  const reloaded = setUp();
  await waitFor(() => expect(isLocked()).toBe(true));
  await reloaded.user.type(email(), 'ben@example.com');
  expect(isLocked()).toBe(false);
  await reloaded.user.clear(email());
  await reloaded.user.type(email(), 'Anna@example.com');
  expect(isLocked()).toBe(true);
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
