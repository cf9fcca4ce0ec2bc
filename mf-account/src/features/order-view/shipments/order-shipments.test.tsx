import { jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { paths } from 'shared-contracts/routes';
import { answer, ErrorResponse, memberSession, renderInShop } from 'shared-runtime/testing';
import { addressHandlers } from '../../../testing/addresses.ts';
import { messages } from '../../../testing/messages.ts';
import { orderDetails, orderHandlers, orderItem, shippedItem } from '../../../testing/orders.ts';
import { OrderViewPage } from '../order-view-page.tsx';

const shipped = { status: 'Shipped', statusLabel: 'Dispatched' } as const;

function setUp(
  items = [orderItem({ statuses: [{ qty: 1, ...shipped }], shippedItems: [shippedItem()] })],
  own: typeof orderHandlers = [],
) {
  const params = { path: paths.orderView(123), search: {}, entityId: 123, pageType: 'order-view' };
  return renderInShop(<OrderViewPage params={params} />, {
    messages,
    session: memberSession,
    handlers: [
      ...own,
      answer('order-details-new', () => orderDetails({ items })),
      ...orderHandlers,
      ...addressHandlers(),
    ],
  });
}

const parcels = async () =>
  within((await screen.findByRole('heading', { name: 'Sent parcels' })).closest('section') as HTMLElement);

/** The browser opens the element; jsdom does not. */
async function openTracking(): Promise<void> {
  const details = (await screen.findByText('Where is this parcel?')).closest('details')!;
  details.open = true;
  fireEvent(details, new Event('toggle'));
}

describe('OrderShipments', () => {
  it('shows when a parcel has left, from where to which country, and what is in it', async () => {
    setUp([
      orderItem({ statuses: [{ qty: 1, ...shipped }], shippedItems: [shippedItem()] }),
      orderItem({ id: 2, name: 'Poles', shippedItems: [shippedItem({ shippedQty: 2 })] }),
    ]);
    const card = await parcels();
    expect(card.getByRole('heading', { level: 3 })).toHaveTextContent('Sent on 3 February 2026');
    expect(card.getByText('Dispatched')).toBeVisible();
    await waitFor(() =>
      expect(card.getByText(/Sent from our warehouse/)).toHaveTextContent('Delivery country: United Kingdom'),
    );
    expect(card.getByText('1 × Ridge 92').closest('li')).toHaveTextContent('£329.00');
    expect(card.getByText('2 × Poles')).toBeVisible();
    expect(card.getByText('Postwise, tracking number PW1')).toBeVisible();
    const link = card.getByRole('link', { name: 'Track the parcel' });
    expect(link).toHaveAttribute('href', 'https://track.example/PW1');
    expect(link).toHaveAttribute('rel', 'noreferrer');
  });

  it('is the target of a link of items that are on the way, and of no others', async () => {
    setUp([
      orderItem({ statuses: [{ qty: 1, ...shipped }], shippedItems: [shippedItem()] }),
      orderItem({
        id: 2,
        statuses: [{ qty: 1, status: 'Delivered', statusLabel: 'Delivered' }],
        shippedItems: [shippedItem()],
      }),
    ]);
    const links = await screen.findAllByRole('link', { name: 'See where it is' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['#shipments']);
    expect(document.querySelector('#shipments')).toBeInTheDocument();
  });

  it('has no link to an address that is not of the web', async () => {
    const tracking = { trackingUrl: 'javascript:alert(1)', trackingNumber: null, trackingProvider: null };
    setUp([orderItem({ shippedItems: [shippedItem({ tracking })] })]);
    const card = await parcels();
    expect(card.queryByRole('link')).not.toBeInTheDocument();
    expect(card.queryByText(/tracking number/)).not.toBeInTheDocument();
  });

  it('shows nothing before a parcel has left', async () => {
    setUp([orderItem()]);
    await screen.findByRole('link', { name: 'Ridge 92' });
    expect(screen.queryByRole('heading', { name: 'Sent parcels' })).not.toBeInTheDocument();
  });

  it('asks where a parcel is once that is opened, in the language of the store', async () => {
    const asked: unknown[] = [];
    setUp(undefined, [
      answer('tracking-details', (request) => {
        asked.push(request);
        return {
          shipmentId: 71,
          trackingUrl: null,
          trackingNumber: null,
          trackingProvider: 'Postwise',
          events: [{ at: '2026-02-03T09:00:00.000Z', state: 'in_transit', label: 'On its way' }],
        };
      }),
    ]);
    await parcels();
    expect(asked).toEqual([]);
    await openTracking();
    expect(await screen.findByText('On its way')).toBeVisible();
    expect(screen.getByText('3 February 2026, 09:00')).toBeVisible();
    expect(asked).toEqual([{ store_id: 1, shipmentId: 71, locale: 'en_GB' }]);
  });

  it('logs that it could not be asked, and shows no error', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    setUp(undefined, [answer('tracking-details', () => new ErrorResponse('unavailable'))]);
    await openTracking();
    expect(await screen.findByText('The carrier has no news yet.')).toBeVisible();
    expect(log.mock.calls).toEqual([['Where parcel 71 is could not be fetched: unavailable']]);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    log.mockRestore();
  });
});
