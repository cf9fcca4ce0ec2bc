import { screen, waitFor, within } from '@testing-library/react';
import { accountSignedOut } from 'shared-contracts/events/account';
import { paths } from 'shared-contracts/routes';
import { answer, ErrorResponse, memberSession, renderInShop } from 'shared-runtime/testing';
import { privacyStatus } from '../../testing/account.ts';
import { messages } from '../../testing/messages.ts';
import { handlers } from '../../testing/handlers.ts';
import { listedOrder } from '../../testing/orders.ts';
import { DashboardPage } from './dashboard-page.tsx';

function setUp(session = memberSession, search: Record<string, string> = {}, own: typeof handlers = []) {
  const params = { path: paths.account, search, entityId: null, pageType: 'account' };
  return renderInShop(<DashboardPage params={params} />, {
    messages,
    handlers: [...own, ...handlers],
    session,
    path: paths.account,
  });
}

it('DashboardPage greets the member and lists name, address, and shop with its country', async () => {
  setUp({ ...memberSession, firstName: 'Anna' });
  expect(screen.getByRole('heading', { level: 1, name: 'Hello, Anna' })).toBeVisible();
  expect(await screen.findByText('Offpiste, United Kingdom')).toBeVisible();
  expect(screen.getAllByRole('definition').map((each) => each.textContent)).toEqual([
    'Anna Berg',
    'anna@example.com',
    'Offpiste, United Kingdom',
  ]);
  expect(screen.queryByText(/will be deleted/)).not.toBeInTheDocument();
});

it('DashboardPage warns of an account deletion above the navigation, and links where it is cancelled', async () => {
  setUp(memberSession, {}, [
    answer('privacy-status', () => privacyStatus({ deletionAt: '2026-12-07T09:00:00.000Z' })),
  ]);
  const warning = await screen.findByText(/It will happen on 7 December 2026\. Until then you can keep it\./);
  expect(screen.getByRole('heading', { name: 'Your account will be deleted' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Cancel the deletion' })).toHaveAttribute('href', paths.privacy);
  const navigation = screen.getByRole('navigation', { name: 'My account' });
  expect(warning.compareDocumentPosition(navigation)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('DashboardPage lists the orders that are under way with their states, and leads to all', async () => {
  setUp(memberSession, {}, [
    answer('helpdesk-orders', () => ({
      orders: [
        listedOrder(),
        listedOrder({ id: 7, incrementId: '100000007', state: 'pending_payment', statusLabel: 'Waiting' }),
        listedOrder({ id: 8, incrementId: '100000008', state: 'completed' }),
        listedOrder({ id: 9, incrementId: '100000009', state: 'canceled' }),
      ],
      pagesCount: 2,
      currentPage: 1,
      total: 6,
    })),
  ]);
  const heading = await screen.findByRole('heading', { name: 'Your current orders' });
  const card = within(heading.closest('section') as HTMLElement);
  expect(card.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Order 100000123Being prepared',
    'Order 100000007Waiting',
  ]);
  expect(card.getByRole('link', { name: 'Order 100000123' })).toHaveAttribute('href', paths.orderView(123));
  expect(card.getByRole('link', { name: 'See all orders' })).toHaveAttribute('href', paths.orders);
});

it('DashboardPage is shown without the data that cannot be fetched', async () => {
  const calls: string[] = [];
  const fail = (name: 'user-sync' | 'privacy-status' | 'helpdesk-orders') =>
    answer(name, () => {
      calls.push(name);
      return new ErrorResponse('unavailable');
    });
  setUp(memberSession, {}, [fail('user-sync'), fail('privacy-status'), fail('helpdesk-orders')]);
  await waitFor(() => expect(calls).toHaveLength(3));
  expect(screen.getByText('Offpiste')).toBeVisible();
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
    handlers: [...own, ...handlers],
    session: { ...memberSession, id: 7, is_confirmed: false },
  });
  await user.click(screen.getByRole('button', { name: 'Send me a new link' }));
  expect(await screen.findByText(/sent a new link to anna@example.com/)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Confirm your email address' })).toBeVisible();
  expect(sent).toEqual([{ customer_id: 7, referrer: '/customer/account', store_id: 1 }]);
  expect(screen.queryByRole('button', { name: 'Send me a new link' })).not.toBeInTheDocument();
});
