import { screen, waitFor, within } from '@testing-library/react';
import { answer } from 'shared-runtime/testing';
import { checkoutOf, orderOf, payableCheckout } from '../../testing/checkout-factory.ts';
import { loadForms } from '../../testing/load-forms.ts';
import { renderCheckout } from '../../testing/render-checkout.tsx';
import { basketItem, basketOf } from '../../testing/basket-factory.ts';
import type { OrderStatus } from '../../domain/order-progress.ts';

beforeAll(loadForms);
beforeEach(() => sessionStorage.clear());

const pay = () => screen.queryByRole('link', { name: 'Continue with the payment' });
const status = () => screen.queryByRole('link', { name: 'See the status of your order' });

function renderConfirming(order: OrderStatus) {
  const statusOf = answer('order-status', () => order);
  const checkout = payableCheckout({ pendingOrder: { orderId: 123, redirect: null } });
  return renderCheckout(checkout, { handlers: [statusOf] });
}

describe('PendingOrder', () => {
  it('offers to continue a payment that was begun and left, through the page for external links', async () => {
    const redirect = 'https://pay.example/1';
    renderCheckout(payableCheckout({ pendingOrder: { orderId: 9, redirect } }));
    expect(await screen.findByText('You haven’t finished paying')).toBeVisible();
    expect(pay()).toHaveAttribute('href', `/leave?to=${encodeURIComponent(redirect)}`);
    expect(status()).toBeNull();
    expect(screen.queryByText(/already ordered/)).toBeNull();
  });

  it('offers the status of a payment that is being confirmed, and not to pay again', async () => {
    renderConfirming(orderOf({ state: 'pending_payment', paymentState: 'pending' }));
    expect(await screen.findByText('Your payment is being confirmed')).toBeVisible();
    expect(status()).toHaveAttribute('href', '/order/success/?order=123');
    expect(pay()).toBeNull();
  });

  it('goes to the page of the order when the payment is confirmed', async () => {
    const { location } = renderConfirming(orderOf());
    await waitFor(() => expect(location()).toBe('/order/success/?order=123'));
  });

  it('reads the checkout again when the payment has failed', async () => {
    const { fake } = renderConfirming(orderOf({ state: 'draft', paymentState: 'failed' }));
    await waitFor(() => expect(fake.reads()).toBe(2));
  });
});

describe('LastFailure', () => {
  it.each([
    ['rejected', 'The last payment didn’t go through'],
    ['expired', 'The payment wasn’t finished in time'],
  ] as const)('says how a payment that was %s has ended', async (lastFailure, title) => {
    renderCheckout(payableCheckout({ payment: { lastFailure } }));
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.getByText(/You haven’t paid anything|you haven’t paid anything/)).toBeVisible();
    expect(pay() ?? status()).toBeNull();
  });

  it('is not shown in a checkout without a failed payment', async () => {
    renderCheckout(payableCheckout());
    await screen.findByRole('radio', { name: 'Credit or debit card' });
    expect(screen.queryByText(/haven’t paid anything/)).toBeNull();
  });
});

describe('OrderSummary', () => {
  it('names the estimate of each parcel', async () => {
    const later = { estimatedDeliveryStart: Date.UTC(2026, 1, 9) / 1000 };
    const items = [
      basketItem({ cartItemId: 5 }),
      basketItem({ cartItemId: 6, ...later, estimatedDeliveryEnd: Date.UTC(2026, 1, 11) / 1000 }),
    ];
    const group = (id: string, label: string, cartItemId: number) => ({
      id,
      label,
      cartItemIds: [cartItemId],
      dispatchDays: 1,
    });
    const groups = [
      group('warehouse', 'Sent from our warehouse', 5),
      group('s1', 'Sent directly by Kvist', 6),
    ];
    renderCheckout(checkoutOf({ basket: basketOf(items, { groups }) }));
    const summary = await screen.findByRole('region', { name: 'Your order' });
    const [own, supplier] = within(summary).getAllByRole('heading', { level: 3, hidden: true });
    expect(own).toHaveTextContent(/Sent from our warehouse.*4.Feb.*6.Feb/);
    expect(supplier).toHaveTextContent(/Sent directly by Kvist.*9.Feb.*11.Feb/);
  });

  it('names the parts of a pack and the answers for the workshop', async () => {
    const checkout = checkoutOf();
    const [item] = checkout.basket.items;
    const pack = {
      ...item!,
      productType: 'bundle' as const,
      parts: [{ label: 'Skis', name: 'Knott 70', options: '156 cm' }],
      fittingForm: { mondopoint: 26.5 },
    };
    renderCheckout(checkoutOf({ basket: basketOf([pack]) }));
    const summary = await screen.findByRole('region', { name: 'Your order' });
    expect(summary).toHaveTextContent('Skis: Knott 70, 156 cm');
    expect(summary).toHaveTextContent('Workshop: foot 26.5 cm (mondopoint)');
  });
});
