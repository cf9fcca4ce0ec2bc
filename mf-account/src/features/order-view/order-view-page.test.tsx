import { act, screen, waitFor, within } from '@testing-library/react';
import { paths } from 'shared-contracts/routes';
import { answer, memberSession, renderInShop } from 'shared-runtime/testing';
import type { OrderDetails } from '../../api/order-details-query.ts';
import { addressCountries } from '../../testing/addresses.ts';
import { messages } from '../../testing/messages.ts';
import { signedOutSession } from '../../testing/session.ts';
import { collectPoint, orderDetails, orderItem } from '../../testing/orders.ts';
import { orderReturn, orderReturns } from '../../testing/returns.ts';
import { OrderViewPage } from './order-view-page.tsx';

function setUp(
  order: OrderDetails = orderDetails(),
  session: object = memberSession,
  returns = orderReturns({ returns: [] }),
) {
  const params = { path: paths.orderView(123), search: {}, entityId: 123, pageType: 'order-view' };
  return renderInShop(<OrderViewPage params={params} />, {
    messages,
    session,
    path: paths.orderView(123),
    handlers: [
      answer('order-details-new', () => order),
      answer('order-returns', () => returns),
      answer('country-address-options', () => ({ countries: addressCountries })),
    ],
  });
}

/** Texts of the rows of a list of terms. */
const rowsOf = (heading: string) =>
  [...(screen.getByRole('heading', { name: heading }).parentElement?.querySelectorAll('dl > div') ?? [])].map(
    (row) => row.textContent,
  );

describe('OrderViewPage', () => {
  it('shows number, day and status of an order, and the way back', async () => {
    setUp();
    expect(await screen.findByRole('heading', { level: 1, name: 'Order 100000123' })).toBeVisible();
    expect(screen.getByText('Placed on 1 February 2026')).toBeVisible();
    const trail = screen.getByRole('navigation', { name: 'You are here' });
    expect(within(trail).getByRole('link', { name: 'My account' })).toHaveAttribute('href', paths.account);
  });

  it('lists the items with options, status, quantity and delivery estimate', async () => {
    setUp();
    const item = (await screen.findByRole('link', { name: 'Ridge 92' })).closest('li');
    expect(item).toHaveTextContent('NordvindRidge 92Length: 178 cmBeing prepared£329.001 × £329.00');
    expect(item?.querySelector('img')).toBeInTheDocument();
    expect(screen.getByText(/With you between Wed 4 Feb and Fri 6 Feb/)).toHaveTextContent(
      'Sent from our warehouse',
    );
  });

  it('shows the sums, points and what was saved', async () => {
    setUp();
    await screen.findByRole('heading', { level: 1 });
    expect(rowsOf('Price')).toEqual([
      'Subtotal£329.00',
      'Discount WELCOME20−£20.00',
      'Reward points−£5.00',
      'Delivery£4.95',
      'Total£308.95',
      'Total without VAT£257.46',
      'VAT£51.49',
    ]);
    expect(screen.getByText('You saved £90.00 (22%).')).toBeVisible();
  });

  it('says what is not charged of the total, because it was canceled', async () => {
    const { unmount } = setUp(orderDetails({ canceledAmount: { amount: 10_000, currency: 'GBP' } }));
    await screen.findByRole('heading', { level: 1 });
    expect(rowsOf('Price').slice(-2)).toEqual(['Cancelled−£100.00', 'You pay£208.95']);
    // The saving is that of all pieces.
    expect(screen.queryByText(/You saved/)).not.toBeInTheDocument();
    unmount();
    setUp(orderDetails({ state: 'canceled', canceledAmount: { amount: 30_895, currency: 'GBP' } }));
    await screen.findByRole('heading', { level: 1 });
    expect(rowsOf('Price').at(-1)).toBe('You pay£0.00');
  });

  it('shows the returns of the order with their states, and leads to them', async () => {
    const refunded = { amount: 4_500, currency: 'GBP' };
    const returns = [
      orderReturn({ state: 'refunded', stateLabel: 'Refunded', refunded }),
      orderReturn({ id: 10, code: 'RLMNPQRTUV', state: 'refunded', refund: 'credit', refunded }),
      orderReturn({ id: 11, code: 'RWXYRTUVWX', kind: 'withdrawal', stateLabel: 'Confirmed' }),
    ];
    setUp(orderDetails(), memberSession, orderReturns({ returns }));
    const list = await screen.findByRole('heading', { level: 2, name: 'Returns' });
    const rows = within(list.parentElement as HTMLElement).getAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual([
      'Withdrawal RWXYRTUVWXConfirmed',
      'Return RLMNPQRTUVRequested£45.00 credited as reward points',
      'Return RACDEFGHJKRefunded£45.00 refunded',
    ]);
    expect(screen.getByRole('link', { name: 'Return RACDEFGHJK' })).toHaveAttribute(
      'href',
      paths.orderReturns(123),
    );
  });

  it('has no list of returns without one', async () => {
    setUp();
    await screen.findByRole('heading', { level: 1 });
    await screen.findByRole('link', { name: 'Return items' });
    expect(screen.queryByRole('heading', { name: 'Returns' })).not.toBeInTheDocument();
  });

  it('shows where the order goes, as the country writes it, and how it was paid', async () => {
    setUp();
    await screen.findAllByText('United Kingdom');
    expect(rowsOf('Delivery and payment')).toEqual([
      'Delivery addressAnna Berg14 Corn Mill LaneLeedsLS1 4ABUnited Kingdom',
      'Billing addressAnna Berg2 Bank StreetLeedsLS1 4ABUnited Kingdom',
      'Delivery methodStandard delivery',
      'Payment methodCredit or debit card',
    ]);
  });

  it('shows the collect point in place of the delivery address', async () => {
    setUp(orderDetails({ collectPoint }));
    await screen.findByRole('heading', { level: 1 });
    expect(rowsOf('Delivery and payment')[0]).toBe('Collect pointCorner Shop5 High StreetLS1 2AA Leeds');
  });

  it('divides the items by parcel, each with its own estimate', async () => {
    const later = { start: Date.UTC(2026, 1, 16, 12) / 1000, end: Date.UTC(2026, 1, 16, 12) / 1000 };
    const items = [orderItem(), orderItem({ id: 2, name: 'Sirocco', estimatedDelivery: later })];
    const group = (id: string, label: string, itemId: number) => ({
      id,
      label,
      itemIds: [itemId],
      dispatchDays: 2,
    });
    const groups = [
      group('warehouse', 'Sent from our warehouse', 1),
      group('supplier-3', 'Sent directly by Nordvind', 2),
    ];
    setUp(orderDetails({ items, groups, warehouse: null }));
    const parcel = (await screen.findByRole('heading', { name: 'Parcel 2 of 2' })).parentElement;
    expect(parcel).toHaveTextContent('Sent directly by Nordvind · With you on Mon 16 Feb');
    expect(parcel).toHaveTextContent('Sirocco');
    expect(parcel).not.toHaveTextContent('Ridge 92');
  });

  it('counts the pieces of an item whose pieces differ', async () => {
    const statuses: OrderDetails['items'][number]['statuses'] = [
      { qty: 2, status: 'Processing', statusLabel: 'Being prepared' },
      { qty: 1, status: 'Shipped', statusLabel: 'Dispatched' },
    ];
    setUp(
      orderDetails({ items: [orderItem({ qtyOrdered: 3, statuses, statusLabel: 'Partly dispatched' })] }),
    );
    expect(await screen.findByText('2 × Being prepared')).toBeVisible();
    expect(screen.getByText('1 × Dispatched')).toBeVisible();
  });

  it('promises no delivery, saving, discount or points that an order does not have', async () => {
    const none = { amount: 0, currency: 'GBP' };
    const items = [orderItem({ estimatedDelivery: null })];
    setUp(
      orderDetails({
        items,
        discount: none,
        rewardPoints: 0,
        delivery: none,
        savingAmount: none,
        savingPercent: 0,
      }),
    );
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByText(/With you|You saved/)).not.toBeInTheDocument();
    expect(rowsOf('Price').slice(0, 3)).toEqual(['Subtotal£329.00', 'DeliveryFree', 'Total£308.95']);
  });

  it('shows markup in a name as text', async () => {
    setUp(orderDetails({ items: [orderItem({ name: '<b>Ridge</b> {qty}' })] }));
    expect(await screen.findByRole('link', { name: '<b>Ridge</b> {qty}' })).toBeVisible();
  });

  it('names the parts of a pack and the answers for the workshop', async () => {
    const parts = [
      { label: 'Skis', name: 'Knott 70', options: '156 cm' },
      { label: 'Bag', name: 'Sleeve', options: '' },
    ];
    const size = { weightKg: 72.5, heightCm: 178, birthYear: 1990, skierType: 2 };
    const fittingForm = { soleLengthMm: 306, bootNorm: 'gripwalk' as const, ...size };
    setUp(
      orderDetails({
        items: [
          orderItem({ parts, bundleType: 'ski-pack', fittingForm }),
          orderItem({ id: 2, name: 'Boots', fittingForm: { mondopoint: 26.5 } }),
        ],
      }),
    );
    const pack = (await screen.findByRole('link', { name: 'Ridge 92' })).closest('li');
    expect(pack).toHaveTextContent('Skis: Knott 70, 156 cmBag: Sleeve');
    expect(pack).toHaveTextContent(
      'Workshop: GripWalk sole 306 mm, 72.5 kg, 178 cm, born 1990, skis at a medium pace',
    );
    expect(screen.getByText(/foot 26.5 cm/)).toBeVisible();
  });

  it('shows nothing of an order after sign-out', async () => {
    const { shop } = setUp();
    await screen.findByRole('heading', { level: 1 });
    act(() => shop.changeSession(signedOutSession()));
    await waitFor(() => expect(screen.queryByText('Ridge 92')).not.toBeInTheDocument());
  });
});
