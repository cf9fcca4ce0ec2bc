import { screen, within } from '@testing-library/react';
import { paths } from 'shared-contracts/routes';
import { answer, ErrorResponse, memberSession, renderInShop } from 'shared-runtime/testing';
import { addressHandlers } from '../../testing/addresses.ts';
import { messages } from '../../testing/messages.ts';
import { historicalOrder, orderHandlers } from '../../testing/orders.ts';
import { HistoricalOrderPage } from './historical-order-page.tsx';
import { HistoricalOrdersPage } from './historical-orders-page.tsx';

function setUp(
  entityId: number | null = null,
  own: typeof orderHandlers = [],
  search: Record<string, string> = {},
) {
  const Page = entityId === null ? HistoricalOrdersPage : HistoricalOrderPage;
  const params = { path: paths.historicalOrders, search, entityId, pageType: 'historical-orders' };
  return renderInShop(<Page params={params} />, {
    messages,
    session: memberSession,
    handlers: [...own, ...orderHandlers, ...addressHandlers()],
  });
}

describe('HistoricalOrdersPage', () => {
  it('lists the orders of a year, and links to the other years', async () => {
    setUp(null, [], { year: '2021' });
    expect(await screen.findByRole('link', { name: 'Order H-31102' })).toHaveAttribute(
      'href',
      '/historical/orders/4',
    );
    expect(screen.getByText('Placed on 9 January 2021')).toBeVisible();
    expect(screen.getByText('£308.95')).toBeVisible();
    const years = within(screen.getByRole('navigation', { name: 'Years' }));
    expect(years.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/historical/orders?year=2021',
      '/historical/orders?year=2019',
    ]);
    expect(years.getByRole('link', { current: 'page' })).toHaveTextContent('2021');
  });

  it('says that there are none, and leads to the orders of this shop', async () => {
    setUp(null, [answer('historical-orders', () => ({ years: [], year: null, orders: [] }))]);
    expect(await screen.findByRole('heading', { name: 'You have no earlier orders' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to your orders' })).toHaveAttribute('href', paths.orders);
  });

  it('offers a retry if they cannot be loaded', async () => {
    setUp(null, [answer('historical-orders', () => new ErrorResponse('unavailable'))]);
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  });
});

describe('HistoricalOrderPage', () => {
  it('shows what was ordered, where it went and what it cost, and offers no action', async () => {
    setUp(4);
    expect(await screen.findByRole('heading', { level: 1, name: 'Order H-31102' })).toBeVisible();
    expect(screen.getByText('Ridge 92').closest('li')).toHaveTextContent(
      'NordvindRidge 92Length: 178 cm£329.001 × £329.00',
    );
    expect(screen.getByText('2 Bank Street')).toBeVisible();
    expect(screen.getByText('£51.49')).toBeVisible();
    const main = screen.getByRole('heading', { level: 1 }).parentElement?.parentElement as HTMLElement;
    expect(within(main).queryByRole('button')).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Ridge 92' })).not.toBeInTheDocument();
  });

  it('shows markup in a name as text', async () => {
    const [item] = historicalOrder().items;
    const order = historicalOrder({ items: [{ ...item!, name: '<b>Ridge</b> {qty}' }] });
    setUp(4, [answer('historical-order-view', () => order)]);
    expect(await screen.findByText('<b>Ridge</b> {qty}')).toBeVisible();
  });
});
