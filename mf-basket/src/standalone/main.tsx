import { answer, startStandalone, type StandaloneView } from 'shared-runtime/standalone';
import { overlay as added } from '../exposes/added-overlay.tsx';
import { page as basket } from '../exposes/basket-page.tsx';
import { page as checkout } from '../exposes/checkout-page.tsx';
import { fragment as miniBasket } from '../exposes/mini-basket.tsx';
import { page as orderSuccess } from '../exposes/order-success-page.tsx';
import { basketItem, basketOf, basketSet } from '../testing/basket-factory.ts';
import { checkoutAddress, checkoutOf, orderOf, payableCheckout } from '../testing/checkout-factory.ts';
import { fakeCheckout } from '../testing/fake-checkout.ts';
import { fakeBasket } from '../testing/fake-basket.ts';

const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 1000"><path d="M380 90c30 0 40 20 40 50v720c0 40-10 60-40 60s-40-20-40-60V140c0-30 10-50 40-50Z" fill="#17527f"/></svg>',
)}`;
const image = { url: picture, alt: '', width: 800, height: 1000 };

const items = [
  basketItem({ cartItemId: 5, image }),
  basketItem({
    cartItemId: 6,
    image,
    name: 'Summit 3L Hardshell Jacket with a rather long name',
    price: 19900,
    retail: 39900,
    qty: 2,
    options: [
      { name: 'Size', selected_value: { id: 1, value: 'M' } },
      { name: 'Colour', selected_value: { id: 2, value: 'Glacier' } },
    ],
  }),
  basketSet({ image }),
];
const start = fakeBasket(items);

const params = { path: '/checkout/cart/', search: {}, entityId: null, pageType: 'basket' };
const basketOfCheckout = basketOf(items);
/** What the checkout lacks at first. */
const checkouts = {
  account: checkoutOf({
    basket: basketOfCheckout,
    isGuestCheckoutEnabled: true,
    account: { isMember: false, email: null },
  }),
  address: checkoutOf({ basket: basketOfCheckout }),
  method: checkoutOf({ basket: basketOfCheckout, delivery: { address: checkoutAddress() } }),
  payment: payableCheckout({ basket: basketOfCheckout }),
};
const search = Object.fromEntries(new URLSearchParams(location.search));
const lacking = Object.entries(checkouts).find(([name]) => name === search['lacks'])?.[1];
const checkoutParams = { path: '/checkout/', search, entityId: null, pageType: 'checkout' };
const successParams = { ...checkoutParams, path: '/order/success/', search: { order: '123' } };

const views: Record<string, StandaloneView> = {
  basket: { kind: 'page', module: basket, params },
  'mini-basket': { kind: 'fragment', module: miniBasket, props: {} },
  checkout: { kind: 'page', module: checkout, params: checkoutParams },
  'order-success': { kind: 'page', module: orderSuccess, params: successParams },
  added: { kind: 'overlay', module: added, props: { cartItemId: 6 } },
};

await startStandalone({
  title: 'mf-basket',
  views,
  handlers: [
    ...start.handlers,
    ...fakeCheckout(lacking ?? checkouts.address).handlers,
    answer('order-status', () =>
      search['state'] === 'pending'
        ? orderOf({ state: 'pending_payment', paymentState: 'pending' })
        : orderOf(),
    ),
  ],
  overlays: { 'basket/added': added },
});
