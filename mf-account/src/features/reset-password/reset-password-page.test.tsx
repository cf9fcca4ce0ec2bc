import { screen, waitFor } from '@testing-library/react';
import { accountSignedOut } from 'shared-contracts/events/account';
import { paths } from 'shared-contracts/routes';
import { answer, ErrorResponse, memberSession, renderInShop } from 'shared-runtime/testing';
import { handlers } from '../../testing/handlers.ts';
import { messages } from '../../testing/messages.ts';
import { ResetPasswordPage } from './reset-password-page.tsx';

const path = '/customer/account/resetpassword/';
const password = 'Deep-Powder-7';

interface SetUp {
  search?: Record<string, string>;
  own?: typeof handlers;
  session?: object;
}

function setUp({ search = { id: '7', token: 'valid' }, own = [], session = {} }: SetUp = {}) {
  const params = { path, search, entityId: null, pageType: 'reset-password' };
  return renderInShop(<ResetPasswordPage params={params} />, {
    messages,
    handlers: [...own, ...handlers],
    session,
    path,
  });
}

type Shown = ReturnType<typeof setUp>;

async function fill({ user }: Shown, repeated = password): Promise<void> {
  await user.type(await screen.findByLabelText('New password'), password);
  await user.type(screen.getByLabelText('Repeat the new password'), `${repeated}{Enter}`);
}

it('ResetPasswordPage sets the password and goes to the sign-in page, which says so', async () => {
  const sent: unknown[] = [];
  const own = [
    answer('reset-password', (request) => {
      sent.push(request);
      return { isChanged: true };
    }),
  ];
  const shown = setUp({ own });
  await fill(shown);
  await waitFor(() => expect(shown.location()).toBe(paths.signInAfterReset));
  expect(sent).toEqual([{ id: 7, token: 'valid', password, password_confirmation: password, store_id: 1 }]);
});

it('ResetPasswordPage shows the address as text, and gives password managers the user name and a new password', async () => {
  setUp();
  expect(await screen.findByText('anna@example.com')).toBeVisible();
  const userName = document.querySelector('input[autocomplete="username"]');
  expect(userName).toHaveValue('anna@example.com');
  expect(userName).not.toBeVisible();
  expect(screen.getByLabelText('New password')).toHaveAttribute('autocomplete', 'new-password');
  expect(screen.getByLabelText('Repeat the new password')).toHaveAttribute('autocomplete', 'new-password');
});

it('ResetPasswordPage marks each rule as soon as it is met, and rates the password', async () => {
  const { user } = setUp();
  const rule = (name: RegExp) => screen.getAllByRole('listitem').find((each) => name.test(each.textContent));
  const field = await screen.findByLabelText('New password');
  expect(field).toHaveAccessibleDescription(/At least 8 characters ?: still missing/);
  await user.type(field, 'deep');
  expect(rule(/lower case/)).toHaveTextContent('A lower case letter: done');
  expect(rule(/upper case/)).toHaveTextContent('An upper case letter: still missing');
  expect(rule(/symbol/)).toHaveTextContent('A symbol, such as - or ! (recommended)');
  await user.type(field, 'Powder77');
  expect(await screen.findByText(/^Password:/)).toHaveTextContent('Password: easy to guess');
  await user.type(field, '-ridge');
  expect(await screen.findByText(/^Password: very good/)).toBeVisible();
});

it('ResetPasswordPage shows that the passwords differ, without a request', async () => {
  const shown = setUp({ own: [answer('reset-password', () => new ErrorResponse('internal'))] });
  await fill(shown, 'Deep-Powder-8');
  expect(await screen.findByRole('alert')).toHaveTextContent('The two passwords don’t match.');
});

it.each([
  ['breached_password', /first that attackers try/],
  ['weak_password', /easy to guess/],
] as const)('ResetPasswordPage shows %s at the field', async (code, text) => {
  const shown = setUp({
    own: [answer('reset-password', () => new ErrorResponse(code, { fields: { password: code } }))],
  });
  await fill(shown);
  await waitFor(() => expect(screen.getByLabelText('New password')).toHaveAccessibleDescription(text));
  expect(shown.location()).toBe(path);
});

it.each([
  [{ id: '7', token: 'used' }],
  [{ id: 'seven', token: 'valid' }],
  [{ token: 'valid' }],
  [{ id: '7', token: '"><script>' }],
])('ResetPasswordPage offers a new link instead of the form for %j', async (search) => {
  setUp({ search });
  expect(await screen.findByText(/doesn’t work any more/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute(
    'href',
    paths.forgotPassword,
  );
  expect(screen.queryByLabelText('New password')).not.toBeInTheDocument();
});

it('ResetPasswordPage offers a new link if the link is used up meanwhile', async () => {
  const shown = setUp({ own: [answer('reset-password', () => new ErrorResponse('invalid_token'))] });
  await fill(shown);
  expect(await screen.findByRole('alert')).toHaveTextContent(/doesn’t work any more/);
  expect(screen.getByRole('link', { name: 'Ask for a new link' })).toBeVisible();
});

it('ResetPasswordPage signs this tab out if it is signed in with the account, and not otherwise', async () => {
  const own = { ...memberSession, email: 'anna@example.com' };
  const shown = setUp({ session: own });
  const signedOut = shown.shop.record(accountSignedOut);
  await fill(shown);
  await waitFor(() => expect(signedOut).toMatchObject([{ session: { id: null } }]));
  shown.unmount();

  const other = setUp({ session: { ...memberSession, email: 'ben@example.com' } });
  const signedOutOther = other.shop.record(accountSignedOut);
  await fill(other);
  await waitFor(() => expect(other.location()).toBe(paths.signInAfterReset));
  expect(signedOutOther).toEqual([]);
});

it('ResetPasswordPage posts without JavaScript, with the link', async () => {
  const { container } = setUp({ search: { id: '7', token: 'valid', form_error: 'weak_password' } });
  await screen.findByLabelText('New password');
  const form = container.querySelector('form');
  expect(form).toHaveAttribute('action', '/form/reset-password');
  expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
    back: '/customer/account/resetpassword/?id=7&token=valid',
    id: '7',
    token: 'valid',
    password: '',
    password_confirmation: '',
  });
  expect(screen.getByRole('alert')).toHaveTextContent(/easy to guess/);
});
