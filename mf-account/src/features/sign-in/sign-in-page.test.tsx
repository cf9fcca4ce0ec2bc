import { screen, waitFor } from '@testing-library/react';
import { encodeReferer, paths } from 'shared-contracts/routes';
import type { PageParams } from 'shared-runtime';
import { answer, noConnection, renderInShop } from 'shared-runtime/testing';
import { messages } from '../../testing/messages.ts';
import { handlers } from '../../testing/handlers.ts';
import { DeferredSignInForm } from './deferred-sign-in-form.ts';
import { SignInPage } from './sign-in-page.tsx';

beforeAll(() => DeferredSignInForm.load());

function params(path: string, search: Record<string, string> = {}): PageParams {
  return { path, search, entityId: null, pageType: 'login' };
}

function setUp(path: string, search?: Record<string, string>) {
  return renderInShop(<SignInPage params={params(path, search)} />, { messages, handlers, path });
}

async function signIn({ user }: ReturnType<typeof setUp>): Promise<void> {
  await user.type(screen.getByLabelText('Email address'), 'anna@example.com');
  await user.type(screen.getByLabelText('Password'), 'Gletscher1{Enter}');
}

it('SignInPage returns to the referer after sign-in', async () => {
  const shown = setUp(paths.login('/search?s=ski'));
  await signIn(shown);
  await waitFor(() => expect(shown.location()).toBe('/search?s=ski'));
});

it('SignInPage goes to the home page without a referer and for one outside of the shop', async () => {
  const shown = setUp(`/customer/account/login/referer/${encodeReferer('//evil.example')}/`);
  await signIn(shown);
  await waitFor(() => expect(shown.location()).toBe('/'));
});

it('SignInPage passes the referer on to registration', () => {
  setUp(paths.login('/search?s=ski'));
  expect(screen.getByRole('link', { name: 'Join for free' })).toHaveAttribute(
    'href',
    paths.register('/search?s=ski'),
  );
});

it('SignInPage says that a newsletter link is not valid, and nothing for an unknown status', () => {
  const { unmount } = setUp(paths.login(), { status: 'invalid-link' });
  expect(screen.getByRole('alert')).toHaveTextContent(/^This link doesn’t work/);
  unmount();
  setUp(paths.login(), { status: '<script>' });
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('SignInPage posts without JavaScript', () => {
  const path = paths.login('/checkout/cart/');
  const { container } = setUp(path);
  const form = container.querySelector('form');
  expect(form).toHaveAttribute('method', 'post');
  expect(form).toHaveAttribute('action', '/form/login');
  expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
    back: path,
    referer: '/checkout/cart/',
    email: '',
    password: '',
    remember: 'on',
  });
});

it('SignInPage says that the connection is lost if no answer comes, and stays', async () => {
  const path = '/customer/account/login';
  const lost = [answer('login', () => noConnection), ...handlers];
  const shown = renderInShop(<SignInPage params={params(path)} />, { messages, handlers: lost, path });
  await signIn(shown);
  expect(await screen.findByRole('alert')).toHaveTextContent('We can’t reach the shop.');
  expect(shown.location()).toBe(path);
});

it('SignInPage shows a failure from the URL until the next attempt', async () => {
  const shown = setUp('/customer/account/login', { form_error: 'invalid_credentials' });
  expect(screen.getByRole('alert')).toHaveTextContent('The email address or the password is wrong.');
  await signIn(shown);
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
});

it.each([
  [{ retry_after: '540' }, 'in 9 minutes, or choose a new password'],
  [{}, 'in 15 minutes, or choose a new password'],
])('SignInPage says how to go on without JavaScript if a challenge is required: %j', (search, text) => {
  setUp('/customer/account/login', { form_error: 'captcha_required', ...search });
  expect(screen.getByRole('alert')).toHaveTextContent(text);
});

it('SignInPage shows no text of the URL', () => {
  setUp('/customer/account/login', { form_error: '<b>Call 0800</b>' });
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Something went wrong on our side. Please try again in a moment.',
  );
});

it('SignInPage says after a registration that a confirmation mail was sent', () => {
  setUp('/customer/account/login', { status: 'confirmation-sent' });
  expect(screen.getByRole('status')).toHaveTextContent(/^We’ve sent you an email/);
});

it('SignInPage keeps the address that a rejected form has sent', async () => {
  const rejected = {
    ...params('/customer/account/login', { form_error: 'invalid_credentials' }),
    enteredValues: { email: 'kim@example.com' },
  };
  const { user } = renderInShop(<SignInPage params={rejected} />, { messages, handlers });
  const email = screen.getByLabelText('Email address');
  expect(email).toHaveAttribute('value', 'kim@example.com');
  await user.type(screen.getByLabelText('Password'), 'Gletscher1');
  expect(email).toHaveValue('kim@example.com');
});
