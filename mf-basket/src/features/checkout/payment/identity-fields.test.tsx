import { screen, waitFor } from '@testing-library/react';
import { ErrorResponse } from 'shared-runtime/testing';
import { payableCheckout } from '../../../testing/checkout-factory.ts';
import { placedOrder } from '../../../testing/fake-checkout.ts';
import { loadForms } from '../../../testing/load-forms.ts';
import { renderCheckout } from '../../../testing/render-checkout.tsx';

beforeAll(loadForms);
beforeEach(() => sessionStorage.clear());

const required = () => new ErrorResponse('password_required', { fields: { current_password: 'required' } });
const wrong = () => new ErrorResponse('invalid_credentials', { fields: { current_password: 'is' } });
const button = () => screen.getByRole('button', { name: 'Order with obligation to pay' });
const terms = () => screen.getByRole('checkbox', { name: /I accept the terms and conditions/ });
const radio = (name: string) => screen.findByRole('radio', { name });
const password = () => screen.getByLabelText('Password');

type Options = NonNullable<Parameters<typeof renderCheckout>[1]>;

/** Orders with the second stored card, for which the server asks for the password. */
async function setUp(options: Options = {}) {
  const shown = renderCheckout(payableCheckout(), { place: required, ...options });
  await shown.user.click(await radio('Saved card'));
  await shown.user.click(await radio('Mastercard ending in 2222'));
  await shown.user.click(terms());
  await shown.user.click(button());
  await screen.findByLabelText('Password');
  return shown;
}

describe('paying with a stored card long after sign-in', () => {
  it('asks for the password on the spot, keeps the form, and orders with it', async () => {
    const { user, fake, location } = await setUp();
    await waitFor(() => expect(password()).toHaveFocus());
    expect(password()).toBeInvalid();
    expect(password()).toHaveAccessibleDescription(/You signed in more than 30 minutes ago/);
    expect(await radio('Mastercard ending in 2222')).toBeChecked();
    expect(terms()).toBeChecked();
    await user.type(password(), 'Gletscher1');
    await user.click(button());
    await waitFor(() => expect(location()).toBe('/order/success/?order=123'));
    const [first] = fake.sent['place-order'];
    expect(first).not.toHaveProperty('current_password');
    expect(fake.sent['place-order-with-password']).toEqual([
      {
        ...first,
        idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
        tokenId: 't2',
        current_password: 'Gletscher1',
      },
    ]);
  });

  it('says that the password is wrong, and takes another one', async () => {
    const answers = [wrong(), placedOrder];
    const { user, location } = await setUp({ placeWithPassword: () => answers.shift() ?? placedOrder });
    await user.type(password(), 'Wrong-Pass-1');
    await user.click(button());
    expect(await screen.findByText('This isn’t your password. Check it and try again.')).toBeVisible();
    await waitFor(() => expect(password()).toHaveFocus());
    await user.clear(password());
    await user.type(password(), 'Gletscher1');
    await user.click(button());
    await waitFor(() => expect(location()).toBe('/order/success/?order=123'));
  });

  it('shows how long wrong passwords lock it', async () => {
    const { user } = await setUp({
      placeWithPassword: () => new ErrorResponse('too_many_attempts', {}, 600),
    });
    await user.type(password(), 'Wrong-Pass-1');
    await user.click(button());
    expect(await screen.findByRole('alert')).toHaveTextContent(/10 minutes/);
    expect(button()).toHaveAttribute('aria-disabled', 'true');
  });

  it('sends no password with another method', async () => {
    const { user, fake } = await setUp({
      place: ({ methodCode }) => (methodCode === 'adyen_oneclick' ? required() : placedOrder),
    });
    await user.type(password(), 'Gletscher1');
    await user.click(await radio('Credit or debit card'));
    await user.click(button());
    await waitFor(() => expect(fake.sent['place-order']).toHaveLength(2));
    expect(fake.sent['place-order'][1]).not.toHaveProperty('current_password');
  });

  it('stores no password in the tab, also while it is shown', async () => {
    const { user } = await setUp();
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(password()).toHaveAttribute('type', 'text');
    await user.type(password(), 'Gletscher1');
    const stored = sessionStorage.getItem('checkout-draft');
    expect(stored).toContain('adyen_oneclick');
    expect(stored).not.toContain('Gletscher1');
  });

  it('asks for it without JavaScript, and keeps what was entered', async () => {
    const search =
      '?step=payment&part=order&form_error=password_required&form_fields=current_password.required';
    const enteredValues = {
      methodCode: 'adyen_oneclick',
      termsAccepted: 'on',
      newsletter: 'on',
    };
    const { container } = renderCheckout(payableCheckout(), { search, enteredValues });
    expect(await screen.findByLabelText('Password')).toBeInvalid();
    const form = container.querySelector<HTMLFormElement>('form[action="/form/place-order-with-password"]');
    expect(Object.fromEntries(new FormData(form ?? undefined))).toMatchObject({
      ...enteredValues,
      // Nothing about cards is kept.
      tokenId: 't1',
      current_password: '',
      expectedTotal: '33395',
    });
  });
});
