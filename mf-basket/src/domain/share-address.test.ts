import { shareAddress } from './share-address.ts';

const message = { url: 'https://shop.test/', text: 'Skis & more', subject: 'New skis' };

it.each([
  ['twitter', 'https://twitter.com/intent/tweet?text=Skis%20%26%20more&url=https%3A%2F%2Fshop.test%2F'],
  [
    'facebook',
    'https://www.facebook.com/sharer/sharer.php?u=https%3A%2F%2Fshop.test%2F&quote=Skis%20%26%20more',
  ],
  ['email', 'mailto:?subject=New%20skis&body=Skis%20%26%20more%0A%0Ahttps%3A%2F%2Fshop.test%2F'],
] as const)('shareAddress of %s opens the message there', (medium, expected) => {
  expect(shareAddress(medium, message)).toBe(expected);
});
