import { screen, waitFor, within } from '@testing-library/react';
import { basketChanged, basketLineAdded } from 'shared-contracts/events/basket';
import { paths, reorderedPath } from 'shared-contracts/routes';
import { answer, ErrorResponse, memberSession, renderInShop } from 'shared-runtime/testing';
import type { OrderDetails } from '../../../api/order-details-query.ts';
import { addressHandlers } from '../../../testing/addresses.ts';
import { basketAddition } from '../../../testing/basket-addition.ts';
import { messages } from '../../../testing/messages.ts';
import { orderDetails, orderHandlers, orderItem } from '../../../testing/orders.ts';
import { OrderViewPage } from '../order-view-page.tsx';

interface Setup {
  own?: typeof orderHandlers;
  search?: Record<string, string>;
  order?: Partial<OrderDetails>;
}

function setUp({ own = [], search = {}, order = {} }: Setup = {}) {
  const params = { path: paths.orderView(123), search, entityId: 123, pageType: 'order-view' };
  return renderInShop(<OrderViewPage params={params} />, {
    messages,
    session: memberSession,
    path: `${params.path}?${new URLSearchParams(search)}`,
    handlers: [
      ...own,
      answer('order-details-new', () => orderDetails(order)),
      ...orderHandlers,
      ...addressHandlers(),
    ],
  });
}

const button = (name: string) => screen.findByRole('button', { name });

describe('cancelling an order', () => {
  it('asks first, then shows the cancelled order and confirms it', async () => {
    const { user, shop } = setUp();
    await user.click(await button('Cancel the order'));
    expect(shop.questions[0]?.text).toMatch(/^We won’t send order 100000123/);
    const notice = await screen.findByText('Your order is cancelled. We’ve sent you an email about it.');
    expect(notice.closest('[tabindex]')).toHaveFocus();
    expect(screen.getByText('Cancelled')).toBeVisible();
    expect(screen.getByText('You saved £90.00 (22%).')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Cancel the order' })).not.toBeInTheDocument();
  });

  it('sends nothing if the member keeps the order', async () => {
    const sent: unknown[] = [];
    const { user, shop } = setUp({
      own: [
        answer('self-cancel-order', (request) => {
          sent.push(request);
          return new ErrorResponse('internal');
        }),
      ],
    });
    shop.answer = false;
    await user.click(await button('Cancel the order'));
    await waitFor(() => expect(shop.questions).toHaveLength(1));
    expect(sent).toEqual([]);
  });

  it('that comes too late shows why, and the order as it is now', async () => {
    let isSent = false;
    const { user } = setUp({
      own: [
        answer('self-cancel-order', () => {
          isSent = true;
          return new ErrorResponse('order_not_changeable', { message: 'It has left.', locale: 'en_GB' });
        }),
        answer('order-details-new', () =>
          orderDetails(
            isSent
              ? { statusLabel: 'Partly dispatched', isSelfCancelEnable: false, isSelfEditEnable: false }
              : {},
          ),
        ),
      ],
    });
    await user.click(await button('Cancel the order'));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('It has left.');
    expect(alert.closest('[tabindex]')).toHaveFocus();
    expect(await screen.findByText('Partly dispatched')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Cancel the order' })).not.toBeInTheDocument();
    expect(screen.queryByText(/is cancelled/)).not.toBeInTheDocument();
  });

  it.each(['unavailable', 'not_found', 'too_many_attempts'] as const)(
    'is not confirmed after the failure %s',
    async (code) => {
      const { user } = setUp({
        own: [
          answer('self-cancel-order', () => new ErrorResponse(code, { message: 'No.', locale: 'en_GB' })),
        ],
      });
      await user.click(await button('Cancel the order'));
      expect(await screen.findByRole('alert')).toBeVisible();
      expect(screen.getByRole('button', { name: 'Cancel the order' })).toBeVisible();
      expect(screen.queryByText(/is cancelled/)).not.toBeInTheDocument();
    },
  );

  it('is a form that asks in the page without JavaScript', async () => {
    const { container } = setUp({ search: { cancel: '1' } });
    const question = await screen.findByRole('heading', { name: 'Cancel this order?' });
    const forms = [...container.querySelectorAll('form')].map((form) => [
      form.getAttribute('action'),
      form.getAttribute('method'),
      Object.fromEntries(new FormData(form)),
    ]);
    expect(forms).toEqual([
      ['/form/self-cancel-order', 'post', { back: paths.orderView(123), order_id: '123' }],
    ]);
    const card = within(question.closest('section') as HTMLElement);
    expect(card.getByRole('link', { name: 'Keep the order' })).toHaveAttribute('href', paths.orderView(123));
  });

  it('is a form that opens the question, beside the form that orders again', async () => {
    const { container } = setUp();
    await button('Cancel the order');
    const forms = [...container.querySelectorAll('form')].map((form) => [
      form.getAttribute('action'),
      form.getAttribute('method'),
      Object.fromEntries(new FormData(form)),
    ]);
    expect(forms).toEqual([
      ['/form/reorder', 'post', { back: paths.orderView(123), orderId: '123' }],
      [paths.orderView(123), 'get', { cancel: '1' }],
    ]);
  });

  it.each([
    [{ status: 'canceled' }, 'Your order is cancelled. We’ve sent you an email about it.'],
    [{ status: 'address-changed' }, 'We’ll deliver to the new address. We’ve sent you an email about it.'],
    [{ status: 'canceled', form_error: 'order_not_changeable' }, 'This order can’t be changed any more.'],
  ])('without JavaScript returns with %j', async (search, text) => {
    setUp({ search: search as Record<string, string> });
    expect(await screen.findByText(text)).toBeVisible();
    expect(
      screen.getAllByRole(/rejected|error/.test(JSON.stringify(search)) ? 'alert' : 'status'),
    ).toHaveLength(1);
  });
});

describe('OrderActions', () => {
  it('offers neither cancellation nor another address once the order does not allow them', async () => {
    setUp({ order: { isSelfCancelEnable: false, isSelfEditEnable: false }, search: { cancel: '1' } });
    await button('Order again');
    expect(screen.queryByRole('button', { name: 'Cancel the order' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Change the delivery address' })).not.toBeInTheDocument();
  });

  it('links to the form of the address, to returns and to the withdrawal', async () => {
    const { id, name, brandName, image, options, price } = orderItem();
    const returnable = [{ id, name, brandName, image, options, qty: 1, price }];
    setUp({
      own: [
        answer('order-returns', () => ({
          incrementId: '100000123',
          returns: [],
          returnable,
          returnableUntil: '2026-03-01T22:59:59.000Z',
          canWithdraw: true,
        })),
      ],
    });
    const target = async (text: string) =>
      (await screen.findByRole('link', { name: text })).getAttribute('href');
    expect(await target('Change the delivery address')).toBe('/sales/order/address/order_id/123');
    expect(await target('Return items')).toBe('/sales/returns/?order=123');
    expect(await target('Withdraw from contract here')).toMatch(/\?order=100000123$/);
  });

  it('links to neither while nothing may be returned, or it is unknown', async () => {
    let isAnswered = false;
    setUp({
      own: [
        answer('order-returns', () => {
          isAnswered = true;
          return new ErrorResponse('unavailable');
        }),
      ],
    });
    await button('Order again');
    await waitFor(() => expect(isAnswered).toBe(true));
    expect(screen.queryByRole('link', { name: /Return items|Withdraw/ })).not.toBeInTheDocument();
  });
});

describe('ordering again', () => {
  const { basket, added } = basketAddition();
  const items = [orderItem(), orderItem({ id: 2, name: 'Sirocco' }), orderItem({ id: 3, name: 'Knott' })];

  it('says what is in the basket and what is not, and publishes the additions', async () => {
    const { user, shop } = setUp({
      order: { items },
      own: [
        answer('reorder', ({ orderId }) => ({
          added: [{ itemId: 1, name: 'Ridge 92', qty: 1, cartItemId: added.cartItemId }],
          missing: [
            { itemId: 2, name: 'Sirocco', qty: 2, reason: 'sold_out' },
            { itemId: 3, name: 'Knott', qty: 1, reason: 'fitting_required' },
          ],
          redirect: paths.orderView(orderId),
        })),
        answer('basket-data', () => basket),
      ],
    });
    const counts = shop.record(basketChanged);
    const lines = shop.record(basketLineAdded);
    await user.click(await button('Order again'));
    const notice = await screen.findByRole('alert');
    expect(notice).toHaveTextContent(
      '1 item was put into your basket.Not in your basket:2 × Sirocco: sold out',
    );
    expect(notice.closest('[tabindex]')).toHaveFocus();
    expect(within(notice).getByRole('link', { name: 'page' })).toHaveAttribute('href', items[2]?.url);
    expect(within(notice).getByRole('link', { name: 'Go to your basket' })).toHaveAttribute(
      'href',
      paths.basket,
    );
    expect(counts.map(({ basketCount }) => basketCount)).toEqual([1]);
    expect(lines).toMatchObject([{ name: added.name, qty: 1 }]);
  });

  it('says that nothing could be added, without a link to the basket', async () => {
    const { user, shop } = setUp({
      own: [
        answer('reorder', () => ({
          added: [],
          missing: [{ itemId: 1, name: 'Ridge 92', qty: 1, reason: 'not_sold' }],
          redirect: paths.orderView(123),
        })),
      ],
    });
    const counts = shop.record(basketChanged);
    await user.click(await button('Order again'));
    expect(await screen.findByText('1 × Ridge 92: no longer sold')).toBeVisible();
    expect(screen.getByText('Nothing could be put into your basket.')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Go to your basket' })).not.toBeInTheDocument();
    expect(counts).toEqual([]);
  });

  it('says the same after a form without JavaScript, with names of the own order only', async () => {
    const missing = [
      { itemId: 2, qty: 1, reason: 'sold_out' },
      { itemId: 999, qty: 1, reason: 'sold_out' },
    ] as const;
    const { searchParams } = new URL(reorderedPath(123, { added: 2, missing }), 'http://shop');
    setUp({ order: { items }, search: Object.fromEntries(searchParams) });
    expect(await screen.findByText('2 items were put into your basket.')).toBeVisible();
    expect(screen.getByText('1 × Sirocco: sold out')).toBeVisible();
    expect(screen.getAllByText(/sold out/)).toHaveLength(1);
  });

  it('shows a failure at the button', async () => {
    const { user } = setUp({ own: [answer('reorder', () => new ErrorResponse('unavailable'))] });
    await user.click(await button('Order again'));
    expect(await screen.findByRole('alert')).toHaveTextContent(/busy right now/);
  });
});
