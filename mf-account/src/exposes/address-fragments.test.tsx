import { screen, waitFor } from '@testing-library/react';
import { accountAddressSaved, accountAddressSelected } from 'shared-contracts/events/account';
import { fragments } from 'shared-contracts/exposes';
import { propsExamples } from 'shared-contracts/exposes/examples';
import { createStubShop, memberSession, renderInShop } from 'shared-runtime/testing';
import { addressQuery } from '../api/addresses.ts';
import { DeferredAddressForm } from '../features/addresses/deferred-address-form.ts';
import { address, addressHandlers, turin } from '../testing/addresses.ts';
import { messages } from '../testing/messages.ts';
import { fragment as book } from './address-book-fragment.tsx';
import { fragment as form } from './address-form-fragment.tsx';

beforeAll(() => DeferredAddressForm.load());

const zurich = address({
  addressId: 3,
  city: 'Chur',
  country_id: 'CH',
  isDefaultShipping: false,
  isDefaultBilling: false,
});
const options = { messages, session: memberSession, handlers: addressHandlers([address(), turin, zurich]) };

describe('the fragment account/address-form', () => {
  it('accepts the examples of the contract', () => {
    for (const props of propsExamples['account/address-form'])
      expect(fragments['account/address-form'].props.parse(props)).toEqual(props);
  });

  it('offers the countries of its use, with the browser’s address for it, and publishes what was saved', async () => {
    const { user, shop } = renderInShop(
      <form.Component back="/checkout/" use="delivery" addressId={2} />,
      options,
    );
    const saved = shop.record(accountAddressSaved);
    expect(await screen.findByRole('textbox', { name: 'Town or city' })).toHaveAttribute(
      'autocomplete',
      'shipping address-level2',
    );
    expect(screen.queryByRole('option', { name: 'Switzerland' })).not.toBeInTheDocument();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Save the address' }));
    await waitFor(() => expect(saved).toEqual([{ addressId: 2, use: 'delivery' }]));
  });

  it('loads the address anew, which another tab may have changed', async () => {
    const { context } = createStubShop(options);
    const { queryKey } = addressQuery(context, 2);
    context.queryClient.setQueryData(queryKey, address({ ...turin, city: 'Milano' }));
    await form.load?.(context, { back: '/checkout/', use: 'delivery', addressId: 2 });
    expect(context.queryClient.getQueryData(queryKey)?.city).toBe('Torino');
  });

  it('posts without JavaScript, and names its page as the one that a rejection returns to', async () => {
    const { container } = renderInShop(<form.Component back="/checkout/" use="billing" />, options);
    expect(await screen.findByRole('option', { name: 'Switzerland' })).toBeInTheDocument();
    const element = container.querySelector('form') ?? undefined;
    expect(element).toHaveAttribute('action', '/form/address-create');
    expect(new FormData(element).get('back')).toBe('/checkout/');
  });

  it('shows nothing to a guest', () => {
    const { container } = renderInShop(<form.Component back="/" use="billing" />, { messages });
    expect(container).toBeEmptyDOMElement();
  });
});

describe('the fragment account/address-book', () => {
  it('accepts the examples of the contract', () => {
    for (const props of propsExamples['account/address-book'])
      expect(fragments['account/address-book'].props.parse(props)).toEqual(props);
  });

  it('selects the default address, and publishes another choice', async () => {
    const { user, shop } = renderInShop(<book.Component use="delivery" />, options);
    const selected = shop.record(accountAddressSelected);
    expect(await screen.findByRole('radio', { name: /Corn Mill Lane, Leeds/ })).toBeChecked();
    expect(screen.getByRole('group', { name: 'Delivery address' })).toBeVisible();
    await user.click(screen.getByRole('radio', { name: /10122 Torino \(TO\), Italy$/ }));
    expect(selected).toEqual([{ addressId: 2, use: 'delivery' }]);
  });

  it('is a field of the form that embeds it', async () => {
    const { container } = renderInShop(
      <form>
        <book.Component use="billing" selectedId={3} />
      </form>,
      options,
    );
    expect(await screen.findByRole('radio', { name: /Chur/ })).toBeChecked();
    const element = container.querySelector('form') ?? undefined;
    expect(Object.fromEntries(new FormData(element))).toEqual({ addressId: '3' });
  });

  it('has no delivery to a country without it', async () => {
    renderInShop(<book.Component use="delivery" selectedId={3} />, options);
    const radio = await screen.findByRole('radio', { name: /We don’t deliver to Switzerland/ });
    expect(radio).toBeDisabled();
    expect(radio).not.toBeChecked();
  });

  it('shows nothing to a guest', () => {
    const { container } = renderInShop(<book.Component use="billing" />, { messages });
    expect(container).toBeEmptyDOMElement();
  });
});
