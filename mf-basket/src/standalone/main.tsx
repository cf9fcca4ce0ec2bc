import { startStandalone, type StandaloneView } from 'shared-runtime/standalone';
import { overlay as added } from '../exposes/added-overlay.tsx';
import { page as basket } from '../exposes/basket-page.tsx';
import { fragment as miniBasket } from '../exposes/mini-basket.tsx';
import { basketItem, basketSet } from '../testing/basket-factory.ts';
import { fakeBasket } from '../testing/fake-basket.ts';

const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 1000"><path d="M380 90c30 0 40 20 40 50v720c0 40-10 60-40 60s-40-20-40-60V140c0-30 10-50 40-50Z" fill="#17527f"/></svg>',
)}`;
const image = { url: picture, alt: '', width: 800, height: 1000 };

const start = fakeBasket([
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
]);

const params = { path: '/checkout/cart/', search: {}, entityId: null, pageType: 'basket' };
const views: Record<string, StandaloneView> = {
  basket: { kind: 'page', module: basket, params },
  'mini-basket': { kind: 'fragment', module: miniBasket, props: {} },
  added: { kind: 'overlay', module: added, props: { cartItemId: 6 } },
};

await startStandalone({
  title: 'mf-basket',
  views,
  handlers: start.handlers,
  overlays: { 'basket/added': added },
});
