import { screen, waitFor } from '@testing-library/react';
import { answer, ErrorResponse, memberSession, renderInShop } from 'shared-runtime/testing';
import type { OrderStatus } from '../../domain/order-progress.ts';
import { writeDraft } from '../../domain/checkout-draft.ts';
import { basketOf } from '../../testing/basket-factory.ts';
import { collectPoint, countries, orderOf } from '../../testing/checkout-factory.ts';
import { orderMessages } from '../../testing/messages.ts';
import { OrderSuccessPage } from './order-success-page.tsx';

function setUp(answers: (OrderStatus | ErrorResponse)[], order = '123', session: object = memberSession) {
  const asked: number[] = [];
  const params = {
    path: '/order/success/',
    search: { order },
    entityId: null,
    pageType: 'order-success',
  };
  const shown = renderInShop(<OrderSuccessPage params={params} />, {
    messages: orderMessages,
    path: `/order/success/?order=${order}`,
    session,
    handlers: [
      answer('order-status', ({ orderId }) => {
        asked.push(orderId);
        return (answers.length > 1 ? answers.shift() : answers[0])!;
      }),
      answer('country-address-options', () => ({ countries })),
      answer('basket-data', () => basketOf([])),
    ],
  });
  return { ...shown, asked };
}

describe('OrderSuccessPage', () => {
  it('confirms a placed order with number, mail, goods, places and sums', async () => {
    const { container } = setUp([orderOf()]);
    expect(await screen.findByRole('heading', { level: 1, name: 'Thank you for your order' })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('Your order number is 100000123.');
    expect(screen.getByText(/We’re sending the confirmation to/)).toHaveTextContent('anna@example.com');
    expect(screen.getByRole('link', { name: 'Ridge 92' })).toBeVisible();
    expect(screen.getByText('2 Bank Street')).toBeVisible();
    expect(screen.getByText(/With you between/)).toBeVisible();
    expect(container.querySelector('dl')).toHaveTextContent(
      'Subtotal£329.00Discount WELCOME20−£20.00Reward points−£5.00Delivery£4.95Total£308.95',
    );
  });

  it('names the options of an item and the parts of a pack', async () => {
    const order = orderOf();
    const parts = [
      { label: 'Skis', name: 'Knott 70', options: '156 cm' },
      { label: 'Bag', name: 'Sleeve', options: '' },
    ];
    setUp([{ ...order, items: order.items.map((item) => ({ ...item, parts })) }]);
    expect(await screen.findByText('Length: 178 cm')).toBeVisible();
    expect(screen.getByText('Knott 70, 156 cm').parentElement).toHaveTextContent('Skis: Knott 70, 156 cm');
    expect(screen.getByText('Sleeve').parentElement).toHaveTextContent('Bag: Sleeve');
  });

  it('names the answers for the workshop', async () => {
    const order = orderOf();
    const fittingForm = { mondopoint: 26.5 };
    setUp([{ ...order, items: order.items.map((item) => ({ ...item, fittingForm })) }]);
    expect(await screen.findByText('foot 26.5 cm (mondopoint)')).toBeVisible();
  });

  it('removes what was entered in the checkout once the order is placed', async () => {
    writeDraft(7, 'order', { termsAccepted: 'true' });
    setUp([orderOf()]);
    await screen.findByRole('heading', { name: 'Thank you for your order' });
    expect(sessionStorage.getItem('checkout-draft')).toBeNull();
  });

  it('shares a message of the shop, without the order', async () => {
    setUp([orderOf()]);
    await screen.findByRole('heading', { name: 'Tell your friends' });
    const shared = [/^X/, /^Facebook/, /^Email/].map((name) =>
      screen.getByRole('link', { name }).getAttribute('href'),
    );
    expect(shared[0]).toMatch(/^https:\/\/twitter\.com\/intent\/tweet\?text=.*Offpiste/);
    expect(shared[1]).toMatch(/^https:\/\/www\.facebook\.com\/sharer/);
    expect(shared[2]).toMatch(/^mailto:\?subject=My%20new%20gear/);
    expect(shared.join(' ')).not.toMatch(/123|anna/);
  });

  it('links the order of a member to its page', async () => {
    setUp([orderOf()]);
    expect(await screen.findByRole('link', { name: 'View your order' })).toHaveAttribute(
      'href',
      '/sales/order/view/order_id/123',
    );
  });

  it('offers a guest an account, and links no page of members', async () => {
    setUp([orderOf({ isGuest: true })], '123', {});
    expect(await screen.findByRole('link', { name: 'Create an account' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/customer\/account\/create\/referer\//),
    );
    expect(screen.queryByRole('link', { name: 'View your order' })).not.toBeInTheDocument();
  });

  it('shows the collect point in place of the delivery address', async () => {
    setUp([orderOf({ collectPoint: collectPoint() })]);
    expect(await screen.findByText('Corner Shop')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Delivery address' })).not.toBeInTheDocument();
  });

  it('says that the payment is being confirmed, and asks again until it is', async () => {
    const pending = orderOf({ state: 'pending_payment', paymentState: 'pending' });
    const { asked } = setUp([pending, orderOf()]);
    expect(await screen.findByRole('heading', { name: 'Your payment is being confirmed' })).toBeVisible();
    expect(
      await screen.findByRole('heading', { name: 'Thank you for your order' }, { timeout: 4_000 }),
    ).toBeVisible();
    expect(asked).toEqual([123, 123]);
  });

  it('leads back to the checkout after a failed payment', async () => {
    setUp([orderOf({ state: 'pending_payment', paymentState: 'failed' })]);
    expect(await screen.findByRole('alert')).toHaveTextContent(/The payment didn’t go through/);
    expect(screen.getByRole('link', { name: 'Back to the checkout' })).toHaveAttribute(
      'href',
      '/checkout/?step=payment',
    );
  });

  it.each(['not_found', 'authentication_required'] as const)(
    'does not show an order that is not the visitor’s: %s',
    async (code) => {
      setUp([new ErrorResponse(code)], '123', {});
      expect(await screen.findByRole('heading', { name: 'We can’t show this order' })).toBeVisible();
      expect(screen.getByRole('link', { name: 'Your orders' })).toBeVisible();
      expect(screen.getByText(/without an account only in the browser that was used/)).toBeVisible();
      expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact-us');
    },
  );

  it('asks for no order without a number', () => {
    const { asked } = setUp([orderOf()], 'x');
    expect(screen.getByRole('heading', { name: 'We can’t show this order' })).toBeVisible();
    expect(asked).toEqual([]);
  });

  it('loads again after a failure', async () => {
    const { user } = setUp([new ErrorResponse('unavailable'), orderOf()]);
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Thank you for your order' })).toBeVisible();
  });

  it('fetches the basket again once the order is placed', async () => {
    const { shop } = setUp([orderOf()]);
    const key = ['basket-data', 1, { store_id: 1, variant: 'mini' }];
    shop.context.queryClient.setQueryData(key, basketOf([]));
    await screen.findByRole('heading', { name: 'Thank you for your order' });
    await waitFor(() => expect(shop.context.queryClient.getQueryState(key)?.isInvalidated).toBe(true));
  });
});
