import { storeAddress } from './store-address.ts';

const alternates = [
  { hreflang: 'en-GB', href: 'http://localhost:4000/products/skis' },
  { hreflang: 'fr-FR', href: 'http://fr.localhost:4000/products/skis' },
];

it('storeAddress returns the same page in the other store', () => {
  expect(storeAddress({ code: 'fr', host: 'fr.localhost' }, alternates, '/products/skis')).toBe(
    'http://fr.localhost:4000/products/skis',
  );
});

it('storeAddress returns the store’s home page if it does not have the page', () => {
  expect(storeAddress({ code: 'se', host: 'se.localhost' }, alternates, '/products/skis')).toBe(
    '/store-switch/se',
  );
  expect(storeAddress({ code: 'fr', host: 'fr.localhost' }, [], '/')).toBe('/store-switch/fr');
});

it('storeAddress leads from a members’ page to the same page', () => {
  expect(storeAddress({ code: 'fr', host: 'fr.localhost' }, [], '/customer/address/')).toBe(
    '/store-switch/fr?to=%2Fcustomer%2Faddress%2F',
  );
});
