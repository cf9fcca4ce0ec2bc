import { screen, within } from '@testing-library/react';
import { paths } from 'shared-contracts/routes';
import { answer, ErrorResponse, memberSession, renderInShop } from 'shared-runtime/testing';
import { accountDetails, accountSessions } from '../../testing/account.ts';
import { handlers } from '../../testing/handlers.ts';
import { messages } from '../../testing/messages.ts';
import { SecurityPage } from './security-page.tsx';

const path = '/customer/account/security/';

function setUp(
  own: typeof handlers = [],
  search: Record<string, string> = {},
  session: object = memberSession,
) {
  const params = { path, search, entityId: null, pageType: 'account-security' };
  return renderInShop(<SecurityPage params={params} />, {
    messages,
    handlers: [...own, ...handlers],
    session,
    path,
  });
}

const items = async () =>
  (await screen.findAllByRole('button', { name: /^Sign out ?:/ })).map((each) => each.closest('li'));

it('SecurityPage lists device, network prefix and times of each session, and offers to end the others', async () => {
  setUp();
  const devices = await items();
  expect(devices).toHaveLength(2);
  const current = devices[0]?.previousElementSibling;
  expect(current).toHaveTextContent(/^Firefox on Linux\s*This device/);
  expect(within(current as HTMLElement).queryByRole('button')).not.toBeInTheDocument();
  expect(devices[0]).toHaveTextContent(
    'Safari on iOSSigned in2 Oct 2026, 09:00, OffpisteLast used14 Oct 2026, 09:00Network2001:db8:12::/48',
  );
  expect(devices[1]).toHaveTextContent(/^Unknown device/);
  expect(screen.getByRole('button', { name: /^Sign out ?: Unknown device$/ })).toBeVisible();
});

it('SecurityPage leads back to the account, and to a new password also without another session', async () => {
  setUp([answer('account-sessions', () => ({ sessions: accountSessions.slice(0, 1) }))]);
  expect(await screen.findByText(/You’re not signed in anywhere else/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'My account' })).toHaveAttribute('href', paths.account);
  const link = screen.getByRole('link', { name: 'Choose a new password' });
  expect(link).toHaveAttribute('href', paths.forgotPassword);
});

it('SecurityPage ends one session, removes it from the list and says so', async () => {
  const ended: unknown[] = [];
  const { user } = setUp([
    answer('account-session-end', (request) => {
      ended.push(request);
      return { sessions: accountSessions.slice(0, 1) };
    }),
  ]);
  await user.click(await screen.findByRole('button', { name: /^Sign out ?: Safari on iOS$/ }));
  const notice = await screen.findByRole('status');
  expect(notice).toHaveTextContent('Done, it’s signed out.');
  expect(notice.parentElement).toHaveFocus();
  expect(ended).toEqual([{ id: accountSessions[1]?.id, store_id: 1 }]);
  expect(screen.queryByText('Safari on iOS')).not.toBeInTheDocument();
  expect(screen.getByText(/You’re not signed in anywhere else/)).toBeVisible();
});

it('SecurityPage ends all other sessions', async () => {
  const { user } = setUp();
  await user.click(await screen.findByRole('button', { name: 'Sign out on all other devices' }));
  expect(await screen.findByText(/You’re not signed in anywhere else/)).toBeVisible();
});

it('SecurityPage shows a failure at the session that it belongs to', async () => {
  const { user } = setUp([answer('account-session-end', () => new ErrorResponse('unavailable'))]);
  await user.click(await screen.findByRole('button', { name: /^Sign out ?: Safari on iOS$/ }));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(/busy right now/);
  expect(alert.closest('li')).toHaveTextContent(/Safari on iOS/);
});

it('SecurityPage shows an address that waits for its confirmation, and cancels the change', async () => {
  const pending = [accountDetails({ pendingEmail: '<b>new</b>@example.com' }), accountDetails()];
  const { user } = setUp([answer('user-sync', () => pending.shift() ?? accountDetails())]);
  expect(await screen.findByText(/change your email address to <b>new<\/b>@example.com/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Keep anna@example.com' }));
  expect(await screen.findByText('Your email address stays as it is.')).toBeVisible();
  expect(screen.queryByText(/change your email address/)).not.toBeInTheDocument();
});

it('SecurityPage posts its forms without JavaScript, and shows their results', async () => {
  const { container, unmount } = setUp();
  await items();
  const forms = [...container.querySelectorAll('form')];
  expect(forms.map((form) => [form.getAttribute('action'), Object.fromEntries(new FormData(form))])).toEqual([
    ['/form/account-session-end', { back: path, id: accountSessions[1]?.id }],
    ['/form/account-session-end', { back: path, id: accountSessions[2]?.id }],
    ['/form/account-sessions-end', { back: path }],
  ]);
  unmount();
  setUp([], { status: 'sessions-ended' });
  expect(screen.getByRole('status')).toHaveTextContent('Done, it’s signed out.');
});

it('SecurityPage shows nothing of the member after sign-out', () => {
  const { container } = setUp([], {}, {});
  expect(container).toBeEmptyDOMElement();
});
