import { screen, waitFor, within } from '@testing-library/react';
import { renderInShop } from 'shared-runtime/testing';
import address from '../messages/address/en_GB.json' with { type: 'json' };
import en from '../messages/en_GB.json' with { type: 'json' };
import { AddressForm } from '../testing/address-form.tsx';
import type { AddressCountry, AddressFormValues } from './index.ts';

const country = (code: string, name: string, change: Partial<AddressCountry> = {}): AddressCountry => ({
  code,
  name,
  currency: 'EUR',
  isDelivered: true,
  dialCode: '+39',
  postcode: { isRequired: true, example: null },
  regions: [],
  isRegionRequired: false,
  ...change,
});

const countries = [
  country('GB', 'United Kingdom', { postcode: { isRequired: true, example: 'LS1 4AB' } }),
  country('IE', 'Ireland'),
  country('IT', 'Italy', { regions: [{ code: 'TO', name: 'Torino' }], isRegionRequired: true }),
  country('ES', 'Spain', { regions: [{ code: 'TO', name: 'Toledo' }], isRegionRequired: true }),
];

const turin = {
  firstname: 'Anna',
  lastname: 'Berg',
  street1: 'Via delle Alpi 21',
  city: 'Torino',
  region: 'TO',
  postcode: '10122',
  country_id: 'IT',
  telephone: '+390115610000',
  formattedTelephone: '+39 011 561 0000',
};

const setUp = (props: Partial<Parameters<typeof AddressForm>[0]> = {}) =>
  renderInShop(<AddressForm address={null} countries={countries} {...props} />, {
    messages: { ...en, ...address },
  });

const chosenCountry = () => screen.getByRole('combobox', { name: 'Country' });
const province = () => screen.queryByRole('combobox', { name: 'Province' });

describe('AddressFields', () => {
  it('begins with the country of the store, and follows the selected one', async () => {
    const { user } = setUp();
    expect(chosenCountry()).toHaveValue('GB');
    expect(screen.getByRole('textbox', { name: 'Postcode' })).toHaveAccessibleDescription('Such as LS1 4AB');
    expect(province()).not.toBeInTheDocument();
    await user.selectOptions(chosenCountry(), 'Ireland');
    expect(screen.getByRole('textbox', { name: 'Eircode' })).toHaveAccessibleDescription('');
    await user.selectOptions(chosenCountry(), 'Italy');
    expect(province()).toBeRequired();
  });

  it('clears the region when the country changes, also to one with the same code', async () => {
    const sent: AddressFormValues[] = [];
    const { user } = setUp({ address: turin, send: async (values) => sent.push(values) });
    expect(province()).toHaveValue('TO');
    await user.selectOptions(chosenCountry(), 'Spain');
    expect(province()).toHaveValue('');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    const summary = await screen.findByRole('alert');
    expect(within(summary).getByRole('link', { name: 'Choose the province.' })).toBeVisible();
    expect(sent).toEqual([]);
  });

  it('shows the telephone number in groups', async () => {
    const sent: AddressFormValues[] = [];
    const { user } = setUp({ address: turin, send: async (values) => sent.push(values) });
    expect(screen.getByRole('textbox', { name: 'Phone number' })).toHaveValue('+39 011 561 0000');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(sent).toMatchObject([{ address: { region: 'TO', city: 'Torino' } }]));
  });

  it('shows after a rejected post without JavaScript what was entered, and what was emptied as empty', () => {
    setUp({ address: turin, entered: { 'address[city]': 'Milano', 'address[country_id]': 'IT' } });
    expect(screen.getByRole('textbox', { name: 'Town or city' })).toHaveValue('Milano');
    expect(screen.getByRole('textbox', { name: 'First name' })).toHaveValue('');
  });

  it.each([
    [undefined, 'postal-code'],
    ['delivery', 'shipping postal-code'],
    ['billing', 'billing postal-code'],
  ] as const)('has the tokens of browsers for the use %s', (use, token) => {
    setUp({ use });
    expect(screen.getByRole('textbox', { name: 'Postcode' })).toHaveAttribute('autocomplete', token);
  });
});
