import { screen, waitFor } from '@testing-library/react';
import { accountSignedOut } from 'shared-contracts/events/account';
import { paths } from 'shared-contracts/routes';
import { answer, memberSession, renderInShop } from 'shared-runtime/testing';
import { messages } from '../../testing/messages.ts';
import { handlers } from '../../testing/handlers.ts';
import { DashboardPage } from './dashboard-page.tsx';

function setUp(session = memberSession, search: Record<string, string> = {}) {
  const params = { path: paths.account, search, entityId: null, pageType: 'account' };
  return renderInShop(<DashboardPage params={params} />, {
    messages,
    handlers,
    session,
    path: paths.account,
  });
}

it('DashboardPage greets the member and lists name, address and shop', () => {
  setUp({ ...memberSession, firstName: 'Anna' });
  expect(screen.getByRole('heading', { level: 1, name: 'Hello, Anna' })).toBeVisible();
  expect(screen.getAllByRole('definition').map((each) => each.textContent)).toEqual([
    'Anna Berg',
    'anna@example.com',
    'Offpiste',
  ]);
});

it('DashboardPage shows markup in a name as text', () => {
  setUp({ ...memberSession, name: '<b>Anna</b> {name}', email: '<i>@example.com' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Hello, <b>Anna</b> {name}');
  expect(screen.getByText('<i>@example.com')).toBeVisible();
});

it("DashboardPage hides the member's data after sign-out", async () => {
  const { user, shop } = setUp();
  shop.context.bus.subscribe(accountSignedOut, ({ session }) => shop.changeSession(session));
  await user.click(screen.getByRole('button', { name: 'Sign out' }));
  await waitFor(() => expect(screen.queryByText('anna@example.com')).not.toBeInTheDocument());
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', paths.login(paths.account));
});

it('DashboardPage posts the sign-out form without JavaScript and shows its failure', () => {
  const { container } = setUp(memberSession, { form_error: 'unavailable' });
  const form = container.querySelector('form');
  expect(form).toHaveAttribute('action', '/form/logout');
  expect(form).toHaveAttribute('method', 'post');
  expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({ back: '/customer/account' });
  expect(screen.getByRole('alert')).toHaveTextContent(/busy right now/);
});

it('DashboardPage mails the confirmation link again to a member whose address is not confirmed', async () => {
  const sent: unknown[] = [];
  const own = [
    answer('confirmation-email', (request) => {
      sent.push(request);
      return { isAccepted: true };
    }),
  ];
  const params = { path: paths.account, search: {}, entityId: null, pageType: 'account' };
  const { user } = renderInShop(<DashboardPage params={params} />, {
    messages,
    handlers: own,
    session: { ...memberSession, id: 7, is_confirmed: false },
  });
  await user.click(screen.getByRole('button', { name: 'Send me a new link' }));
  expect(await screen.findByText(/sent a new link to anna@example.com/)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Confirm your email address' })).toBeVisible();
  expect(sent).toEqual([{ customer_id: 7, referrer: '/customer/account', store_id: 1 }]);
  expect(screen.queryByRole('button', { name: 'Send me a new link' })).not.toBeInTheDocument();
});
