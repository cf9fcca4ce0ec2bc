import { act, screen, waitFor, within } from '@testing-library/react';
import { paths } from 'shared-contracts/routes';
import { answer, ErrorResponse, memberSession, renderInShop } from 'shared-runtime/testing';
import { messages } from '../../testing/messages.ts';
import { listedOrder, orderHandlers, orderItem } from '../../testing/orders.ts';
import { signedOutSession } from '../../testing/session.ts';
import { OrderHistoryPage } from './order-history-page.tsx';

const noEarlierOrders = answer('historical-orders', () => ({ years: [], year: null, orders: [] }));

function setUp(own: typeof orderHandlers = [], search: Record<string, string> = {}) {
  const params = { path: paths.orders, search, entityId: null, pageType: 'order-history' };
  return renderInShop(<OrderHistoryPage params={params} />, {
    messages,
    session: memberSession,
    path: paths.orders,
    handlers: [...own, ...orderHandlers],
  });
}

const pageOf = (currentPage: number, pagesCount: number) =>
  answer('helpdesk-orders', () => ({ orders: [listedOrder()], pagesCount, currentPage, total: 11 }));

const pages = () => within(screen.getByRole('navigation', { name: 'Pages' }));

describe('OrderHistoryPage', () => {
  it('lists orders with number, day, state, total and pictures, each with its page', async () => {
    const images = [orderItem().image, orderItem().image];
    const { container } = setUp([
      answer('helpdesk-orders', () => ({
        orders: [listedOrder({ images, qty: 3 }), listedOrder({ id: 7, incrementId: '1000', images: [] })],
        pagesCount: 1,
        currentPage: 1,
        total: 2,
      })),
    ]);
    expect(screen.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
    const first = (await screen.findByRole('link', { name: 'Order 100000123' })).closest('li');
    expect(first).toHaveTextContent('Order 100000123Placed on 1 February 2026Being prepared£308.953 items');
    expect(screen.getByRole('link', { name: 'Order 1000' })).toHaveAttribute('href', paths.orderView(7));
    expect(container.querySelectorAll('img')).toHaveLength(2);
    expect(screen.queryByRole('navigation', { name: 'Pages' })).not.toBeInTheDocument();
  });

  it('requests the page of the URL, and links to the others', async () => {
    const asked: unknown[] = [];
    setUp(
      [
        answer('helpdesk-orders', (request) => {
          asked.push(request);
          return { orders: [listedOrder()], pagesCount: 3, currentPage: 2, total: 11 };
        }),
      ],
      { p: '2' },
    );
    expect(await screen.findByRole('heading', { level: 1, name: 'Orders, page 2 of 3' })).toBeVisible();
    expect(asked).toEqual([{ store_id: 1, page: 2 }]);
    expect(
      pages()
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual([
      paths.orders,
      paths.orders,
      `${paths.orders}?p=2`,
      `${paths.orders}?p=3`,
      `${paths.orders}?p=3`,
    ]);
    expect(pages().getByRole('link', { current: 'page' })).toHaveTextContent('2');
  });

  it('links no page before the first and after the last one', async () => {
    setUp([pageOf(3, 3)], { p: '9' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Orders, page 3 of 3' })).toBeVisible();
    expect(pages().queryByRole('link', { name: 'Next page' })).not.toBeInTheDocument();
    expect(pages().getByRole('link', { name: 'Previous page' })).toHaveAttribute(
      'href',
      `${paths.orders}?p=2`,
    );
  });

  it('says that there is no order yet, and where to go', async () => {
    setUp([
      answer('helpdesk-orders', () => ({ orders: [], pagesCount: 1, currentPage: 1, total: 0 })),
      noEarlierOrders,
    ]);
    expect(await screen.findByRole('heading', { name: 'You haven’t ordered yet' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'See today’s sales' })).toHaveAttribute('href', '/');
    expect(screen.queryByRole('link', { name: /former shop/ })).not.toBeInTheDocument();
  });

  it('links to the orders of the former shop for members who have some', async () => {
    setUp();
    expect(await screen.findByRole('link', { name: 'See your orders in our former shop' })).toHaveAttribute(
      'href',
      paths.historicalOrders,
    );
  });

  it('offers a retry if the orders cannot be loaded', async () => {
    let isDown = true;
    const { user } = setUp([
      answer('helpdesk-orders', () =>
        isDown
          ? new ErrorResponse('unavailable')
          : { orders: [listedOrder()], pagesCount: 1, currentPage: 1, total: 1 },
      ),
    ]);
    expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t load this');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Order 100000123' })).toBeVisible();
  });

  it('shows why an invoice could not be loaded', async () => {
    setUp([], { form_error: 'unavailable' });
    expect(await screen.findByRole('alert')).toHaveTextContent(/busy right now/);
  });

  it('shows nothing after sign-out', async () => {
    const { shop } = setUp();
    await screen.findByRole('link', { name: 'Order 100000123' });
    act(() => shop.changeSession(signedOutSession()));
    await waitFor(() => expect(screen.queryByText(/100000123/)).not.toBeInTheDocument());
  });
});
