import { screen, waitFor, within } from '@testing-library/react';
import type { ResponseOf } from 'shared-contracts/api';
import { ErrorResponse, noConnection } from 'shared-runtime/testing';
import { basketItem, basketOf } from '../../../testing/basket-factory.ts';
import { payableCheckout } from '../../../testing/checkout-factory.ts';
import { placedOrder } from '../../../testing/fake-checkout.ts';
import { renderCheckout } from '../../../testing/render-checkout.tsx';
import { loadForms } from '../../../testing/load-forms.ts';

beforeAll(loadForms);
beforeEach(() => sessionStorage.clear());

type Options = NonNullable<Parameters<typeof renderCheckout>[1]>;
type Answer = ResponseOf<'place-order'> | ErrorResponse | typeof noConnection;

const button = () => screen.getByRole('button', { name: 'Order with obligation to pay' });
const method = (name: string) => screen.getByRole('radio', { name });
const terms = () => screen.getByRole('checkbox', { name: /I accept the terms and conditions/ });

function setUp(answers: Answer[] = [], options: Options = {}, checkout = payableCheckout()) {
  const shown = renderCheckout(checkout, { place: () => answers.shift() ?? placedOrder, ...options });
  const orders = shown.fake.sent['place-order'];
  async function order(): Promise<void> {
    await shown.user.click(await screen.findByRole('radio', { name: 'Credit or debit card' }));
    await shown.user.click(terms());
    await shown.user.click(button());
  }
  return { ...shown, orders, order };
}

describe('PaymentForm', () => {
  it('sends what the shopper saw, and goes to the page of the placed order', async () => {
    const { order, orders, location } = setUp();
    await order();
    await waitFor(() => expect(location()).toBe('/order/success/?order=123'));
    expect(orders).toEqual([
      {
        store_id: 1,
        idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
        quoteId: 1,
        version: 3,
        expectedTotal: 33395,
        methodCode: 'adyen_cc',
        termsAccepted: true,
        newsletter: false,
      },
    ]);
  });

  it('has an unticked newsletter box, and the total beside the button', async () => {
    setUp();
    expect(await screen.findByRole('checkbox', { name: /news and offers/ })).not.toBeChecked();
    expect(terms()).not.toBeChecked();
    expect(button().parentElement).toHaveTextContent('Total£333.95');
  });

  it('offers no newsletter to a guest, whose address was never confirmed', async () => {
    const checkout = payableCheckout();
    setUp([], {}, { ...checkout, account: { isMember: false, email: 'guest@example.com' } });
    expect(await screen.findByRole('checkbox', { name: /I accept the terms/ })).toBeVisible();
    expect(screen.queryByRole('checkbox', { name: /news and offers/ })).not.toBeInTheDocument();
  });

  it('lists the missing method and terms, and sends nothing', async () => {
    const { user, orders } = setUp();
    await screen.findByRole('radio', { name: 'Credit or debit card' });
    await user.click(button());
    const summary = await screen.findByRole('alert');
    expect(summary).toHaveFocus();
    expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Choose a payment method.', 'Accept the terms and conditions to order.']);
    expect(orders).toEqual([]);
  });

  it('pays with the selected stored card', async () => {
    const { user, orders } = setUp();
    await user.click(await screen.findByRole('radio', { name: 'Saved card' }));
    await user.click(method('Mastercard ending in 2222'));
    await user.click(terms());
    await user.click(button());
    await waitFor(() => expect(orders).toHaveLength(1));
    expect(orders[0]).toMatchObject({ methodCode: 'adyen_oneclick', tokenId: 't2' });
  });

  it('subscribes to the newsletter only if the box was ticked', async () => {
    const { user, order, orders } = setUp();
    await user.click(await screen.findByRole('checkbox', { name: /news and offers/ }));
    await order();
    await waitFor(() => expect(orders[0]).toMatchObject({ newsletter: true }));
  });

  it('opens the page of the payment provider, and stays pending meanwhile', async () => {
    const left: string[] = [];
    const redirect = 'https://pay.example/session/1';
    const { order, orders, user } = setUp([{ ...placedOrder, outcome: 'redirect', redirect }], {
      onLeave(address) {
        left.push(address);
        return new Promise(() => undefined);
      },
    });
    await order();
    await waitFor(() => expect(left).toEqual([redirect]));
    expect(button()).toHaveAttribute('aria-busy', 'true');
    await user.click(button());
    expect(orders).toHaveLength(1);
  });

  it('sends one request for a double click', async () => {
    const { user, orders, location } = setUp();
    await user.click(await screen.findByRole('radio', { name: 'Credit or debit card' }));
    await user.click(terms());
    await user.dblClick(button());
    await waitFor(() => expect(location()).toBe('/order/success/?order=123'));
    expect(orders).toHaveLength(1);
  });

  it('shows what has changed with the new total, and sends it with another key when pressed again', async () => {
    const changed = payableCheckout({
      basket: basketOf([basketItem({ price: 35900 })], { version: 4 }),
    });
    const shown = setUp([new ErrorResponse('cart_changed')]);
    const { order, orders, user, fake } = shown;
    await screen.findByRole('radio', { name: 'Credit or debit card' });
    fake.change(changed);
    await order();
    expect(await screen.findByText(/Your order has changed, so nothing was ordered/)).toBeVisible();
    expect(screen.getByText('Nordvind Ridge 92 now costs £359.00.')).toBeVisible();
    expect(screen.getByText(/The total is now/)).toHaveTextContent(
      'The total is now £363.95 instead of £333.95.',
    );
    expect(method('Credit or debit card')).toBeChecked();
    expect(terms()).toBeChecked();
    expect(orders).toHaveLength(1);
    await user.click(button());
    await waitFor(() => expect(orders).toHaveLength(2));
    expect(orders[1]).toMatchObject({ expectedTotal: 36395, version: 4 });
    expect(orders[1]?.idempotencyKey).not.toBe(orders[0]?.idempotencyKey);
    expect(screen.queryByText(/The total is now/)).not.toBeInTheDocument();
  });

  it('keeps the form after a failed payment, and sends the next press with another key', async () => {
    const { order, orders, user } = setUp([new ErrorResponse('payment_failed')]);
    await order();
    expect(await screen.findByRole('alert')).toHaveTextContent(/The payment was .*nothing was ordered/);
    expect(method('Credit or debit card')).toBeChecked();
    expect(terms()).toBeChecked();
    await user.click(button());
    await waitFor(() => expect(orders).toHaveLength(2));
    expect(orders[1]?.idempotencyKey).not.toBe(orders[0]?.idempotencyKey);
  });

  it('repeats a request without an answer with the same key', async () => {
    const { order, orders, location } = setUp([noConnection]);
    await order();
    await waitFor(() => expect(location()).toBe('/order/success/?order=123'), { timeout: 3_000 });
    expect(new Set(orders.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
    expect(orders).toHaveLength(2);
  });

  it('sends the next press with the same key if no attempt was answered', async () => {
    const failures = [noConnection, new ErrorResponse('unavailable'), new ErrorResponse('internal')] as const;
    const { order, orders, user, location } = setUp([...failures]);
    await order();
    const alert = await screen.findByRole('alert', {}, { timeout: 6_000 });
    expect(alert).toHaveTextContent(/Press the button again: you won’t order twice/);
    expect(orders).toHaveLength(3);
    await user.click(button());
    await waitFor(() => expect(location()).toBe('/order/success/?order=123'));
    expect(new Set(orders.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
  }, 15_000);

  it('offers to sign in on the spot after the session has ended, and keeps the form', async () => {
    const { order, user, shop } = setUp([new ErrorResponse('authentication_required')]);
    await order();
    await user.click(await screen.findByRole('link', { name: 'Sign in' }));
    expect(shop.opened).toEqual([{ name: 'account/register', props: { reason: 'account', tab: 'signIn' } }]);
    expect(method('Credit or debit card')).toBeChecked();
    expect(terms()).toBeChecked();
  });

  it('shows what is missing where the order cannot be placed', async () => {
    const { requirements, ...rest } = payableCheckout();
    const sold = { step: 'payment', field: 'items', code: 'out_of_stock', message: 'Ridge 92 has sold out.' };
    setUp([], {}, { ...rest, requirements: [...requirements, sold as (typeof requirements)[number]] });
    expect(await screen.findByText('Ridge 92 has sold out.')).toBeVisible();
  });
});

describe('Billing', () => {
  it('sends another address that a member selects or enters, and returns to that of the delivery', async () => {
    const { user, fake } = setUp();
    expect(await screen.findByText('The same as the delivery address')).toBeVisible();
    await user.click(screen.getByText('Use another billing address'));
    await user.type(await screen.findByRole('textbox', { name: 'First name' }), 'Kim');
    await user.type(screen.getByRole('textbox', { name: 'Last name' }), 'Lund');
    await user.type(screen.getByRole('textbox', { name: 'Street and house number' }), '2 Bank Street');
    await user.type(screen.getByRole('textbox', { name: 'Postcode' }), 'ls1 4ab');
    await user.type(screen.getByRole('textbox', { name: 'Town or city' }), 'Leeds');
    await user.type(screen.getByRole('textbox', { name: 'Phone number' }), '0113 243 0000');
    await user.click(screen.getByRole('button', { name: 'Use this billing address' }));
    expect(await screen.findByText('2 Bank Street')).toBeVisible();
    expect(fake.sent['checkout-billing'][0]).toMatchObject({
      version: 3,
      isSame: false,
      address: { firstname: 'Kim', postcode: 'LS1 4AB' },
    });
    await user.click(screen.getByRole('button', { name: 'Use the delivery address' }));
    expect(await screen.findByText('The same as the delivery address')).toBeVisible();
    expect(fake.sent['checkout-billing'][1]).toEqual({ store_id: 1, version: 4, isSame: true });
  });
});
