import { answer, ErrorResponse } from 'shared-runtime/standalone';
import type { Address, AddressCountry } from '../api/addresses.ts';

/** Returns an address as the API has it. */
export function address(change: Partial<Address> = {}): Address {
  return {
    addressId: 1,
    firstname: 'Anna',
    lastname: 'Berg',
    company: null,
    street1: '14 Corn Mill Lane',
    street2: null,
    city: 'Leeds',
    region: null,
    postcode: 'LS1 4AB',
    country_id: 'GB',
    telephone: '+441132430000',
    formattedTelephone: '+44 113 243 0000',
    isDefaultBilling: true,
    isDefaultShipping: true,
    ...change,
  };
}

const others = { isDefaultBilling: false, isDefaultShipping: false };

export const turin = address({
  ...others,
  addressId: 2,
  company: 'Alpi Srl',
  street1: 'Via delle Alpi 21',
  city: 'Torino',
  region: 'TO',
  postcode: '10122',
  country_id: 'IT',
  telephone: '+390115610000',
  formattedTelephone: '+39 011 561 0000',
});

function country(
  code: string,
  name: string,
  example: string,
  rest: Partial<AddressCountry> = {},
): AddressCountry {
  return {
    code,
    name,
    currency: 'EUR',
    isDelivered: true,
    dialCode: '+39',
    postcode: { isRequired: true, example },
    regions: [],
    isRegionRequired: false,
    ...rest,
  };
}

/** Countries of each kind: with a postcode of letters, with regions, with another word for the postcode, without delivery. */
export const addressCountries = [
  country('AT', 'Austria', '6020'),
  country('IE', 'Ireland', 'H91 W2F9'),
  country('IT', 'Italy', '10122', {
    regions: [
      { code: 'MI', name: 'Milano' },
      { code: 'TO', name: 'Torino' },
    ],
    isRegionRequired: true,
  }),
  country('ES', 'Spain', '28004', {
    regions: [
      { code: 'M', name: 'Madrid' },
      { code: 'TO', name: 'Toledo' },
    ],
    isRegionRequired: true,
  }),
  country('CH', 'Switzerland', '7000', { isDelivered: false }),
  country('GB', 'United Kingdom', 'LS1 4AB'),
];

const countriesHandler = answer('country-address-options', ({ only_shipping: onlyShipping }) => ({
  countries: addressCountries.filter(({ isDelivered }) => isDelivered || !onlyShipping),
}));

/** Handlers of an address book that keeps what is sent to it. */
export function addressHandlers(start: readonly Address[] = [address(), turin]) {
  let book = [...start];
  const find = (id: number) => book.find(({ addressId }) => addressId === id);
  const complete = (form: Partial<Address>, addressId: number): Address => {
    const known = find(addressId);
    return {
      ...address(others),
      ...known,
      ...form,
      company: form.company ?? null,
      street2: form.street2 ?? null,
      region: form.region ?? null,
      isDefaultBilling: known?.isDefaultBilling === true || form.isDefaultBilling === true,
      isDefaultShipping: known?.isDefaultShipping === true || form.isDefaultShipping === true,
      addressId,
    };
  };
  return [
    countriesHandler,
    answer('address-lookup', () => ({ places: [] })),
    answer('address-list', () => ({ addresses: book })),
    answer('address-data', ({ addressId }) => find(addressId) ?? new ErrorResponse('not_found')),
    answer('address-create', ({ address: form }) => {
      const added = complete(form as Partial<Address>, book.length + 1);
      book = [...book, added];
      return added;
    }),
    answer('address-update', ({ addressId, address: form }) => {
      if (find(addressId) === undefined) return new ErrorResponse('not_found');
      const changed = complete(form as Partial<Address>, addressId);
      book = book.map((each) => (each.addressId === addressId ? changed : each));
      return changed;
    }),
    answer('address-default', ({ addressId, use }) => {
      const flag = use === 'billing' ? 'isDefaultBilling' : 'isDefaultShipping';
      book = book.map((each) => ({ ...each, [flag]: each.addressId === addressId }));
      return { addresses: book };
    }),
    answer('address-delete', ({ addressId }) => {
      if (find(addressId) === undefined) return new ErrorResponse('not_found');
      book = book.filter((each) => each.addressId !== addressId);
      return { addresses: book };
    }),
  ];
}
