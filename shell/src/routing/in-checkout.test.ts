import { paths } from 'shared-contracts/routes';
import { hasReducedFrame, isCheckoutStep, isInCheckout } from './in-checkout.ts';

it.each([
  ['/checkout/', true],
  ['/checkout/shipping', true],
  ['/order/success', true],
  ['/order/success/', true],
  ['/checkout', false],
  ['/checkouts/2', false],
  ['/order/successful', false],
  ['/', false],
])('isInCheckout and isCheckoutStep return for %s: %p', (path, expected) => {
  expect(isInCheckout(path)).toBe(expected);
  expect(isCheckoutStep(path)).toBe(expected);
});

it.each([paths.basket, paths.basket.replace(/\/$/, '')])(
  'isInCheckout includes the basket at %s, which is no checkout step',
  (path) => {
    expect(isInCheckout(path)).toBe(true);
    expect(isCheckoutStep(path)).toBe(false);
  },
);

it.each([
  [paths.checkout, true],
  ['/checkout', true],
  [paths.basket, false],
  ['/checkout/cart', false],
  ['/order/success/', false],
  ['/checkouts', false],
  ['/', false],
])('hasReducedFrame returns for %s: %p', (path, expected) => {
  expect(hasReducedFrame(path)).toBe(expected);
});
