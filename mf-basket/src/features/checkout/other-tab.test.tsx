import { act, screen, waitFor } from '@testing-library/react';
import { basketItem, basketOf } from '../../testing/basket-factory.ts';
import { checkoutAddress, checkoutOf } from '../../testing/checkout-factory.ts';
import { loadForms } from '../../testing/load-forms.ts';
import { renderCheckout, stepHeading } from '../../testing/render-checkout.tsx';

const addressed = (change: Parameters<typeof checkoutOf>[0] = {}) =>
  checkoutOf({ delivery: { address: checkoutAddress() }, ...change });
const openPayment = () => screen.findByRole('button', { name: 'Continue to payment' });

beforeAll(loadForms);
beforeEach(() => sessionStorage.clear());

describe('CheckoutPage beside another tab', () => {
  it('repeats a change if the other tab has not changed the lines', async () => {
    const { user, fake } = renderCheckout(addressed());
    const button = await openPayment();
    fake.change(addressed({ version: 9 }));
    await user.click(button);
    expect(await stepHeading('Payment')).toHaveFocus();
    expect(fake.sent['checkout-method'].map(({ version }) => version)).toEqual([expect.any(Number), 9]);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows the changed lines, and asks to check them', async () => {
    const { user, fake } = renderCheckout(addressed());
    const button = await openPayment();
    const basket = basketOf([basketItem({ cartItemId: 6, name: 'Summit Jacket' })], { version: 9 });
    fake.change(addressed({ version: 9, basket }));
    await user.click(button);
    expect(await screen.findByRole('alert')).toHaveTextContent(/changed/);
    expect(screen.getByText('Summit Jacket')).toBeInTheDocument();
    expect(fake.sent['checkout-method']).toHaveLength(1);
  });

  it('shows what another tab has changed when it becomes visible', async () => {
    const { fake } = renderCheckout(addressed());
    await openPayment();
    const basket = basketOf([basketItem({ cartItemId: 6, name: 'Summit Jacket' })], { version: 9 });
    fake.change(addressed({ version: 9, basket }));
    act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    await waitFor(() => expect(screen.getByText('Summit Jacket')).toBeInTheDocument());
  });
});
