import { act, screen, waitFor } from '@testing-library/react';
import { sessionChanged } from 'shared-contracts/events/session';
import { stores } from 'shared-contracts/stores';
import { memberSession } from 'shared-runtime/testing';
import { checkoutAddress, checkoutOf, payableCheckout } from '../../../testing/checkout-factory.ts';
import { loadForms } from '../../../testing/load-forms.ts';
import { renderCheckout } from '../../../testing/render-checkout.tsx';

beforeAll(loadForms);
beforeEach(() => sessionStorage.clear());

const stored = () => sessionStorage.getItem('checkout-draft');
const textbox = (name: string) => screen.findByRole('textbox', { name });
const radio = (name: RegExp | string) => screen.findByRole('radio', { name });
const checkbox = (name: RegExp) => screen.findByRole('checkbox', { name });

type Rendered = ReturnType<typeof renderCheckout>;

/** Renders the page again, as after a reload of the tab. */
function reload(before: Rendered, ...page: Parameters<typeof renderCheckout>): Rendered {
  before.unmount();
  return renderCheckout(...page);
}

describe('WithDraft', () => {
  it('shows a half-filled address again after a reload, with country and region', async () => {
    const before = renderCheckout(checkoutOf());
    await before.user.type(await textbox('First name'), 'Kim');
    await before.user.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'IT');
    await before.user.selectOptions(await screen.findByRole('combobox', { name: 'Province' }), 'TO');
    const { user } = reload(before, checkoutOf());
    expect(await textbox('First name')).toHaveValue('Kim');
    expect(screen.getByRole('combobox', { name: 'Country' })).toHaveValue('IT');
    expect(screen.getByRole('combobox', { name: 'Province' })).toHaveValue('TO');
    await user.type(await textbox('Last name'), 'Lund');
    expect(stored()).toContain('Lund');
  });

  it('removes an address that was sent', async () => {
    const { user, fake } = renderCheckout(checkoutOf());
    const entries = { 'First name': 'Kim', 'Last name': 'Lund', 'Street and house number': '1 Mill Road' };
    const place = { Postcode: 'LS1 4AB', 'Town or city': 'Leeds', 'Phone number': '0113 243 0000' };
    for (const [name, text] of Object.entries({ ...entries, ...place })) {
      // oxlint-disable-next-line no-await-in-loop -- a person fills in one field after the other
      await user.type(await textbox(name), text);
    }
    expect(stored()).toContain('1 Mill Road');
    await user.click(screen.getByRole('button', { name: 'Deliver to this address' }));
    await waitFor(() => expect(fake.sent['checkout-address']).toHaveLength(1));
    await radio(/^Standard delivery/);
    expect(stored()).not.toContain('1 Mill Road');
  });

  it('selects method and collect point again after a reload, near the postcode that was searched', async () => {
    const checkout = () => checkoutOf({ delivery: { address: checkoutAddress() } });
    const before = renderCheckout(checkout());
    await before.user.click(await radio(/^Collect point/));
    await before.user.clear(await textbox('Near this postcode'));
    await before.user.type(await textbox('Near this postcode'), 'LS2 7AA{Enter}');
    await screen.findByText('2 collect points near LS2 7AA');
    await before.user.click(await radio(/^Station Kiosk/));
    await before.user.type(await textbox('Mobile number'), '07400');
    const { fake } = reload(before, checkout());
    expect(await radio(/^Collect point/)).toBeChecked();
    expect(await radio(/^Station Kiosk/)).toBeChecked();
    expect(await textbox('Mobile number')).toHaveValue('07400');
    expect(fake.sent['collect-points'].map(({ postcode }) => postcode)).toContain('LS2 7AA');
  });

  it('keeps method, terms and newsletter of the payment, and nothing about cards', async () => {
    const before = renderCheckout(payableCheckout());
    await before.user.click(await radio('Saved card'));
    await before.user.click(await radio('Mastercard ending in 2222'));
    await before.user.click(await checkbox(/I accept the terms/));
    await before.user.click(await checkbox(/news and offers/));
    expect(stored()).not.toMatch(/t2|token|2222/);
    const { user, fake } = reload(before, payableCheckout());
    expect(await radio('Saved card')).toBeChecked();
    expect(await checkbox(/I accept the terms/)).toBeChecked();
    expect(await checkbox(/news and offers/)).toBeChecked();
    await user.click(screen.getByRole('button', { name: /Order/ }));
    await waitFor(() => expect(fake.sent['place-order']).toHaveLength(1));
    expect(fake.sent['place-order'][0]).toMatchObject({ methodCode: 'adyen_oneclick', newsletter: true });
    await waitFor(() => expect(stored()).toBeNull());
  });

  it('opens the new billing address that was begun', async () => {
    const before = renderCheckout(payableCheckout());
    await before.user.click(await screen.findByText('Use another billing address'));
    await before.user.type(await textbox('Town or city'), 'Leeds');
    reload(before, payableCheckout());
    expect(await textbox('Town or city')).toHaveValue('Leeds');
    expect((await screen.findByText('Use another billing address')).closest('details')).toHaveAttribute(
      'open',
    );
  });

  it('keeps the e-mail address of a guest', async () => {
    const outlet = stores.find(({ id }) => id === 19)!;
    const guest = { isGuestCheckoutEnabled: true, account: { isMember: false, email: null } };
    const options = { session: { loginRequired: false }, store: outlet };
    const before = renderCheckout(checkoutOf(guest), options);
    await before.user.type(await textbox('Email address'), 'kim@exam');
    reload(before, checkoutOf(guest), options);
    expect(await textbox('Email address')).toHaveValue('kim@exam');
  });

  it('shows nothing to another member, and removes the draft', async () => {
    const before = renderCheckout(checkoutOf());
    await before.user.type(await textbox('First name'), 'Kim');
    reload(before, checkoutOf(), { session: { ...memberSession, id: 4711 } });
    expect(await textbox('First name')).toHaveValue('');
    expect(stored()).toBeNull();
  });

  it('gives what a guest has entered to the member who signs in on the page', async () => {
    const outlet = stores.find(({ id }) => id === 19)!;
    const address = { isGuestCheckoutEnabled: true, account: { isMember: false, email: 'kim@example.com' } };
    const options = { session: { loginRequired: false }, store: outlet };
    const before = renderCheckout(checkoutOf(address), options);
    await before.user.type(await textbox('First name'), 'Kim');
    const { bus } = before.shop.context;
    const session = { ...bus.last(sessionChanged)!.session, ...memberSession };
    act(() => bus.publish(sessionChanged, { session, reason: 'signed-in' }));
    reload(before, checkoutOf(), { ...options, session: memberSession });
    expect(await textbox('First name')).toHaveValue('Kim');
  });

  it('does not replace the entries of a rejected post without JavaScript', async () => {
    const before = renderCheckout(checkoutOf());
    await before.user.type(await textbox('First name'), 'Kim');
    reload(before, checkoutOf(), {
      search: '?step=delivery&part=address&form_error=internal',
      enteredValues: { 'address[firstname]': 'Robin', 'address[country_id]': 'GB' },
    });
    expect(await textbox('First name')).toHaveValue('Robin');
  });
});

describe('the first address of a member', () => {
  it('begins with the name of the account', async () => {
    renderCheckout(
      checkoutOf({
        account: { isMember: true, email: 'a@example.com', firstname: 'Anna', lastname: 'Berg' },
      }),
    );
    expect(await textbox('First name')).toHaveValue('Anna');
    expect(await textbox('Last name')).toHaveValue('Berg');
  });
});
