import type { BasketItem } from '../api/basket.ts';
import type { FragmentProps, OverlayProps, SharedFragmentName, SharedOverlayName } from './index.ts';

type Examples = { [Name in SharedFragmentName]: FragmentProps<Name>[] } & {
  [Name in SharedOverlayName]: OverlayProps<Name>[];
};

const productCard = {
  name: 'Ravine 98',
  brand_name: 'Varnhorn',
  url: '/catalog/product/view/id/1/?colour=8',
  image: { url: '/media/ravine-98/400.jpg', alt: 'Varnhorn Ravine 98', width: 800, height: 1000 },
  price: {
    current: { amount: 44_900, currency: 'GBP' },
    old: { amount: 64_900, currency: 'GBP' },
    retailPrice: { amount: 64_900, currency: 'GBP' },
    specialPrice: { amount: 44_900, currency: 'GBP' },
    discount: 30,
  },
};

const pounds = (amount: number) => ({ amount, currency: 'GBP' });

const addedItem: BasketItem = {
  cartItemId: 5001,
  productId: 101,
  sku: 'SKI-1-178',
  name: 'Ridge 92',
  brand_name: 'Nordvind',
  url: '/catalog/product/view/id/101/',
  image: { url: '/media/ridge-92.avif', alt: '', width: 800, height: 1000 },
  qty: 2,
  maxQty: 6,
  options: [{ name: 'Length', selected_value: { id: 31, value: '178 cm' } }],
  unitPrice: pounds(32_900),
  subtotal: pounds(65_800),
  rrp: null,
  discountAmount: pounds(0),
  discount: null,
  productType: 'configurable',
  fittingForm: null,
  parts: [],
  estimatedDeliveryStart: 1_796_083_200,
  estimatedDeliveryEnd: 1_796_256_000,
};

/**
 * Props of each fragment and overlay: once the required ones, once all. Builds write them into a release's contract
 * file and tests use them; the shop itself never loads them.
 */
export const propsExamples: Examples = {
  'account/brands-interest': [{}],
  'account/address-book': [{ use: 'delivery' }, { use: 'billing', selectedId: 7 }],
  'account/address-form': [
    { back: '/checkout/', use: 'delivery' },
    { back: '/checkout/', use: 'billing', addressId: 7 },
  ],
  'account/button': [{}],
  'account/registration': [{ back: '/checkout/' }],
  'account/sign-in': [{ back: '/checkout/' }],
  'account/register': [
    { reason: 'prices' },
    { reason: 'protected-link', referer: '/account/', tab: 'signIn', variant: 'red' },
  ],
  'account/welcome': [{}],
  'basket/added': [
    { cartItemId: 5001 },
    { cartItemId: 5001, addition: { item: addedItem, basketCount: 3, subtotal: pounds(65_800) } },
  ],
  'basket/mini-basket': [{}],
  'catalogue/listing': [
    { p: 1, order: 'relevance', dir: 'asc' },
    {
      s: 'boots',
      category_id: 12,
      brand_id: 3,
      sale_context: 7,
      p: 2,
      order: 'price',
      dir: 'desc',
      parameters: { from: '1', brand: '3,12', price: '5000-20000' },
    },
  ],
  'catalogue/product-slider': [
    { source: 'related', productId: 1 },
    {
      source: 'products',
      productId: 1,
      productIds: [1, 2, 3, 4],
      categoryId: 2,
      brandId: 1,
      count: 8,
      gender: 2,
      shippingCountry: 'GB',
      title: 'For the first snow',
    },
  ],
  'catalogue/bestsellers': [{}, { count: 8, gender: 2, shippingCountry: 'GB', title: 'What sells best' }],
  'catalogue/recommendations': [
    { productId: 1 },
    { productId: 1, count: 8, gender: 2, shippingCountry: 'GB', title: 'Made for each other' },
  ],
  'catalogue/recently-viewed': [{}, { productId: 1 }],
  'catalogue/flash-sale': [{}, { saleId: 1, count: 4, title: 'This week', headingLevel: 3 }],
  'catalogue/product-card': [{ productId: 1 }, { productId: 1, headingLevel: 3 }],
  'catalogue/filters': [{}, { s: 'boots', category_id: 12, brand_id: 3, sale_context: 7 }],
  'catalogue/size-chart': [{ code: 'ski-boots' }, { code: 'ski-lengths', productId: 1, headingLevel: 3 }],
  'catalogue/product-add-to-basket': [{ productId: 1 }, { productId: 1, card: productCard }],
  'catalogue/product-video': [{ productId: 1 }],
  'catalogue/size-guide': [{ code: 'ski-lengths' }, { code: 'ski-lengths', productId: 1 }],
  'cms/sitewide-banner': [{ identifier: 'sitewide-banner' }],
  'consent/banner': [{}],
  'consent/embed': [
    { url: 'https://player.video.example/embed/1', title: 'How we wax skis', width: 640, height: 360 },
    { service: 'reviews', title: 'Reviews of our shop', width: 320, height: 200 },
  ],
  'consent/preferences': [{}, { failed: true }],
  'consent/service': [{ service: 'chat' }, { service: 'helpWidget' }],
  'search/box': [{}],
};
