import { act, screen, waitFor, within } from '@testing-library/react';
import { stores } from 'shared-contracts/stores';
import { ErrorResponse } from 'shared-runtime/testing';
import { basketItem, basketOf } from '../../testing/basket-factory.ts';
import {
  checkoutAddress,
  checkoutOf,
  collectPoint,
  payableCheckout,
} from '../../testing/checkout-factory.ts';
import { renderCheckout, stepHeading } from '../../testing/render-checkout.tsx';
import { loadForms } from '../../testing/load-forms.ts';

beforeAll(loadForms);
beforeEach(() => sessionStorage.clear());

const outlet = stores.find(({ id }) => id === 19)!;
const guestSession = { loginRequired: false };
const guest = { isGuestCheckoutEnabled: true, account: { isMember: false, email: null } };
const textbox = (name: string) => screen.getByRole('textbox', { name });

/** The last list: lines have lists of their options. */
const sumsIn = (summary: HTMLElement) => [...summary.querySelectorAll('dl')].at(-1);

async function fillInAddress({ user }: ReturnType<typeof renderCheckout>): Promise<void> {
  await user.type(await screen.findByRole('textbox', { name: 'First name' }), 'Kim');
  await user.type(textbox('Last name'), 'Lund');
  await user.type(textbox('Street and house number'), '1 Mill Road');
  await user.type(textbox('Postcode'), 'ls1 4ab');
  await user.type(textbox('Town or city'), 'Leeds');
  await user.type(textbox('Phone number'), '0113 243 0000');
  await user.click(screen.getByRole('button', { name: 'Deliver to this address' }));
}

describe('CheckoutPage', () => {
  it('opens the first step that lacks something, and summarises the finished ones', async () => {
    renderCheckout(checkoutOf());
    expect(await stepHeading('Delivery')).toHaveAttribute('aria-current', 'step');
    expect(screen.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
    const account = screen.getByRole('region', { name: 'Your details (done)' });
    expect(within(account).getByText('Anna Berg')).toBeVisible();
    expect(within(account).getByText('anna@example.com')).toBeVisible();
    expect(within(account).getByRole('link', { name: 'Change' })).toHaveAttribute(
      'href',
      '/checkout/?step=account',
    );
    expect(screen.queryByRole('button', { name: /obligation to pay/ })).not.toBeInTheDocument();
  });

  it('does not open a later step than the required one, and says what is missing', async () => {
    renderCheckout(checkoutOf(), { search: '?step=payment' });
    expect(await stepHeading('Delivery')).toHaveAttribute('aria-current', 'step');
    expect(screen.getByText('Enter a delivery address.')).toBeVisible();
  });

  it('opens a finished step to change it, and moves the focus to its heading', async () => {
    const { user } = renderCheckout(payableCheckout());
    await stepHeading('Payment');
    expect(document.body).toHaveFocus();
    await user.click(screen.getAllByRole('link', { name: 'Change' })[1]!);
    expect(await stepHeading('Delivery')).toHaveFocus();
  });

  it('shows lines and sums of the server, collapsed on phones below the total', async () => {
    const { user } = renderCheckout(payableCheckout());
    const summary = await screen.findByRole('region', { name: 'Your order' });
    expect(sumsIn(summary)).toHaveTextContent('Delivery£4.95Total£333.95');
    const toggle = within(summary).getByRole('button', { name: 'Show' });
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await user.click(toggle);
    expect(within(summary).getByRole('button', { name: 'Hide' })).toHaveAttribute('aria-expanded', 'true');
  });

  it('shows discounts with their names, and points', async () => {
    const { order, ...basket } = basketOf([basketItem()]);
    const discounts = {
      rewardPoints: 500,
      promoCodes: [
        { code: 'WELCOME20', isActive: true, label: '£20 off', reason: null },
        { code: 'OLD', isActive: false, label: 'Old', reason: 'It has ended.' },
      ],
      automatic: ['Winter deal'],
      amount: { amount: 2000, currency: 'GBP' },
    };
    renderCheckout(payableCheckout({ basket: { ...basket, order: { ...order, discounts } } }));
    const summary = await screen.findByRole('region', { name: 'Your order' });
    expect(sumsIn(summary)).toHaveTextContent('Discount WELCOME20, Winter deal−£20.00Reward points−£5.00');
  });

  it('has no steps for an empty basket', async () => {
    renderCheckout(checkoutOf({ basket: basketOf([]) }));
    expect(await screen.findByRole('heading', { name: 'Your basket is empty' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Delivery' })).not.toBeInTheDocument();
  });

  it('offers sign-in only, to a guest of a store whose guests see no prices', async () => {
    const { fake } = renderCheckout(checkoutOf(), { session: {} });
    expect(await screen.findByRole('heading', { name: 'Sign in to order' })).toBeVisible();
    // mf-account is absent here.
    expect(await screen.findByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      expect.stringContaining('/customer/account/login/referer/'),
    );
    expect(fake.reads()).toBe(0);
  });

  it('reads the checkout again after sign-in on the spot', async () => {
    const { shop, fake } = renderCheckout(payableCheckout());
    await stepHeading('Payment');
    act(() => shop.changeSession({ id: 8, name: 'Bo Falk' }));
    await waitFor(() => expect(fake.reads()).toBe(2));
  });
});

describe('AccountStep', () => {
  it('takes the e-mail address of a guest, and opens the delivery', async () => {
    const { user, fake } = renderCheckout(checkoutOf(guest), { session: guestSession, store: outlet });
    await stepHeading('Your details');
    await user.click(screen.getByRole('button', { name: 'Continue to delivery' }));
    expect(await screen.findByRole('link', { name: 'Enter your email address.' })).toBeVisible();
    await user.type(textbox('Email address'), 'kim@example.com{Enter}');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Delivery' })).toHaveFocus());
    expect(fake.sent['checkout-account']).toEqual([{ store_id: 19, version: 3, email: 'kim@example.com' }]);
  });

  it('has no form for guests where the store has no guest checkout', async () => {
    renderCheckout(checkoutOf({ ...guest, isGuestCheckoutEnabled: false }), {
      session: guestSession,
      store: outlet,
    });
    await stepHeading('Your details');
    expect(screen.queryByRole('textbox', { name: 'Email address' })).not.toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'Sign in' })).toBeVisible();
  });
});

describe('DeliveryStep', () => {
  it('takes a new address, then a method with its price, and opens the payment', async () => {
    const shown = renderCheckout(checkoutOf());
    await fillInAddress(shown);
    expect(await screen.findByRole('radio', { name: /^Standard delivery/ })).toBeChecked();
    expect(shown.fake.sent['checkout-address'][0]).toMatchObject({
      version: 3,
      address: { firstname: 'Kim', postcode: 'LS1 4AB', telephone: '+441132430000' },
    });
    await waitFor(() => expect(shown.location()).toBe('/checkout/?step=delivery'));
    expect(await stepHeading('Delivery')).toHaveFocus();
    await shown.user.click(screen.getByRole('radio', { name: /^Express/ }));
    await shown.user.click(screen.getByRole('button', { name: 'Continue to payment' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Payment' })).toHaveFocus());
    expect(shown.fake.sent['checkout-method']).toEqual([{ store_id: 1, version: 4, methodCode: 'express' }]);
  });

  it('shows price, estimate and the part for long parcels of each method', async () => {
    renderCheckout(checkoutOf({ delivery: { address: checkoutAddress() } }));
    expect(
      await screen.findByRole('radio', {
        name: /Standard delivery ?£14.95 ?With you between Wed,?.4.Feb and Fri,?.6.Feb ?Includes £10.00 for long parcels/,
      }),
    ).toBeVisible();
    expect(screen.getByRole('radio', { name: /Express ?£19.95 ?With you on Wed,?.4.Feb/ })).toBeVisible();
    expect(screen.getByRole('radio', { name: /Collect point ?Free/ })).toBeVisible();
  });

  it('offers a member with addresses a new one, whose form is closed', async () => {
    renderCheckout(checkoutOf(), { addresses: 2 });
    const more = await screen.findByText('Deliver to a new address');
    expect(more.closest('details')).not.toHaveAttribute('open');
    // mf-account, which renders the address book, is absent here.
    expect(await screen.findByText(/We can’t show your addresses right now/)).toBeVisible();
  });

  it('fetches the address book again if the chosen address is not in it any more', async () => {
    const reject = () => new ErrorResponse('not_found');
    const shown = renderCheckout(checkoutOf(), { addresses: 2, reject });
    await screen.findByText('Deliver to a new address');
    const form = screen.getByText(/We can’t show your addresses/).closest('form')!;
    // mf-account, which renders the radio buttons, is absent here.
    form.insertAdjacentHTML('afterbegin', '<input type="hidden" name="addressId" value="7" />');
    await shown.user.click(within(form).getByRole('button', { name: 'Deliver to this address' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/Your choice isn’t available any more/);
    expect(shown.fake.sent['checkout-address']).toMatchObject([{ addressId: 7 }]);
    expect(shown.fake.bookReads()).toBe(2);
  });

  it('asks for point and mobile number of a collect point, and sends them', async () => {
    const { user, fake } = renderCheckout(checkoutOf({ delivery: { address: checkoutAddress() } }));
    await user.click(await screen.findByRole('radio', { name: /^Collect point/ }));
    await user.click(await screen.findByRole('button', { name: 'Continue to payment' }));
    expect(await screen.findByRole('link', { name: 'Choose a collect point.' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Enter a mobile number.' })).toBeVisible();
    await user.click(await screen.findByRole('radio', { name: /^Station Kiosk ?1.3 km/ }));
    await user.type(textbox('Mobile number'), '07400 123456');
    await user.click(screen.getByRole('button', { name: 'Continue to payment' }));
    await waitFor(() => expect(fake.sent['checkout-method']).toHaveLength(1));
    expect(fake.sent['checkout-method'][0]).toEqual({
      store_id: 1,
      version: 3,
      methodCode: 'collect',
      collectPointId: 'p2',
      phone_collect: '07400 123456',
    });
  });

  it('searches collect points near another postcode, and keeps the chosen one', async () => {
    const delivery = {
      address: checkoutAddress(),
      methodCode: 'collect',
      collectPoint: collectPoint(),
      phone_collect: '+447400123456',
    };
    const { user, fake } = renderCheckout(checkoutOf({ delivery }), { search: '?step=delivery' });
    expect(await screen.findByText('2 collect points near LS1 4AB')).toBeVisible();
    expect(screen.getAllByText('09:00–18:30')[0]).toBeVisible();
    await user.clear(textbox('Near this postcode'));
    await user.type(textbox('Near this postcode'), 'ZE1 0AA{Enter}');
    expect(await screen.findByText(/No collect points near ZE1 0AA/)).toBeVisible();
    expect(fake.sent['collect-points'].map(({ postcode }) => postcode)).toEqual(['LS1 4AB', 'ZE1 0AA']);
    expect(screen.getByRole('radio', { name: /^Corner Shop/ })).toBeChecked();
    expect(fake.sent['checkout-method']).toEqual([]);
  });

  it('shows the rejection of a change, with what the server has now', async () => {
    const changed = new ErrorResponse('basket_changed');
    const shown = renderCheckout(checkoutOf(), { reject: () => changed });
    await fillInAddress(shown);
    expect(await screen.findByRole('alert')).toHaveTextContent(/Your basket has changed/);
    expect(shown.fake.reads()).toBe(2);
    expect(textbox('First name')).toHaveValue('Kim');
  });

  it('shows a post without JavaScript that was rejected, with what was entered', async () => {
    renderCheckout(checkoutOf(), {
      search: '?step=delivery&part=address&form_error=invalid_request&form_fields=address.postcode:postcode',
      enteredValues: { 'address[firstname]': 'Kim', 'address[country_id]': 'GB' },
    });
    expect(await screen.findByRole('textbox', { name: 'First name' })).toHaveValue('Kim');
    expect(screen.getByRole('alert')).toBeVisible();
  });
});
