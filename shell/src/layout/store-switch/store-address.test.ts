import { storeAddress } from './store-address.ts';

const alternates = [
  { hreflang: 'en-GB', href: 'http://localhost:4000/products/skis' },
  { hreflang: 'fr-FR', href: 'http://fr.localhost:4000/products/skis' },
];

it('is that of the same page, where the other store has it', () => {
  expect(storeAddress({ code: 'fr', host: 'fr.localhost' }, alternates)).toBe(
    'http://fr.localhost:4000/products/skis',
  );
});

it('is the way to its home page, where it has not', () => {
  expect(storeAddress({ code: 'se', host: 'se.localhost' }, alternates)).toBe('/store-switch/se');
  expect(storeAddress({ code: 'fr', host: 'fr.localhost' }, [])).toBe('/store-switch/fr');
});
