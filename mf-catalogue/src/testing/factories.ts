import {
  type BrandMark,
  type Department,
  type ProductCard,
  type ProductPrice,
  type Sale,
} from 'shared-contracts/api/catalogue';
import { priceStrategies } from 'shared-contracts/api/price-strategies';
import type { ShopImage } from 'shared-contracts/api/fields';
import type { Facet } from 'shared-contracts/api/listing';
import type { Product, ProductVideo, ProductOption } from 'shared-contracts/api/product';
import type { CallResponse } from 'shared-contracts/api/descriptor';
import type { catProductsEs } from 'shared-contracts/descriptors/listing';
import type { Money } from 'shared-contracts/money';
import type { HomeData } from '../api/home-query.ts';
import type { CategoryLink } from '../components/category-links/category-links.tsx';

/** The price that a guest of a store that hides prices receives. */
export const withheldPrice: ProductPrice = {
  current: null,
  old: null,
  retailPrice: null,
  specialPrice: null,
  discount: null,
};

/** Amounts are in minor units. */
export function priceOf(special: number, retail = special, currency = 'GBP'): ProductPrice {
  const isReduced = retail > special;
  return {
    current: { amount: special, currency },
    old: isReduced ? { amount: retail, currency } : null,
    retailPrice: { amount: retail, currency },
    specialPrice: { amount: special, currency },
    discount: isReduced ? Math.floor(((retail - special) * 100) / retail) : 0,
  };
}

/** Creates a picture as a data URL. */
export function picture(width: number, height: number, colour: string, alt = ''): ShopImage {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><rect width="100%" height="100%" fill="${colour}"/><path d="M0 ${height} ${width * 0.35} ${height * 0.35} ${width * 0.55} ${height * 0.6} ${width * 0.75} ${height * 0.45} ${width} ${height}z" fill="#fff" fill-opacity=".5"/></svg>`;
  return { url: `data:image/svg+xml,${encodeURIComponent(svg)}`, alt, width, height };
}

export function card(change: Partial<ProductCard> = {}): ProductCard {
  const productId = change.productId ?? 101;
  const brand = change.brand_name ?? 'Varnhorn';
  const name = change.name ?? 'Ravine 98';
  return {
    productId,
    sku: `SKI-${productId}`,
    name,
    brand_name: brand,
    url: `/catalog/product/view/id/${productId}/`,
    image: picture(800, 1000, '#dde7ef', `${brand} ${name}`),
    price: priceOf(44900, 64900),
    productType: 'configurable',
    inStock: true,
    priceStrategy: priceStrategies.default,
    ...change,
  };
}

export function sale(change: Partial<Sale> = {}): Sale {
  const saleId = change.saleId ?? 7;
  return {
    saleId,
    title: 'First tracks',
    summary: 'Shells and down for the weeks before Christmas.',
    brandName: 'Varnhorn',
    url: `/event/sale-${saleId}`,
    image: picture(1400, 445, '#6f93b4', 'First tracks'),
    startDate: '2026-11-20T08:00:00.000Z',
    endDate: '2026-11-23T20:00:00.000Z',
    maxDiscount: 45,
    ...change,
  };
}

export function category(change: Partial<CategoryLink> = {}): CategoryLink {
  return { id: 13, name: 'Freeride', url: '/products/skis/freeride', count: 31, ...change };
}

export function department(change: Partial<Department> = {}): Department {
  return { id: 12, name: 'Skis', url: '/products/skis', image: picture(600, 400, '#b9cfe2'), ...change };
}

export function brandMark(change: Partial<BrandMark> = {}): BrandMark {
  return {
    id: 3,
    name: 'Varnhorn',
    url: '/brand/varnhorn',
    logo: '/media/signs/brand-varnhorn.svg',
    ...change,
  };
}

/** Creates the data of a home page. It has new products only if they are given. */
export function home(change: Partial<HomeData> = {}): HomeData {
  return {
    sales: [sale()],
    endingSoon: [],
    justStarted: [],
    followed: [],
    upcoming: [],
    brands: [brandMark()],
    departments: [department()],
    bestsellers: [card()],
    points: null,
    ...change,
  };
}

type FacetValue = Facet['values'][number];

export function facet(
  field: Facet['field'],
  label: string,
  values: readonly (Partial<FacetValue> & { value: string })[],
  attribute: string | null = null,
): Facet {
  return {
    field,
    attribute,
    label,
    values: values.map((value) => ({ label: value.value, count: 5, isSelected: false, hex: null, ...value })),
  };
}

/** Facets of a list of skis, as a visitor who sees prices receives them. */
export function skiFacets(): Facet[] {
  return [
    facet('brand', 'Brand', [
      { value: '3', label: 'Varnhorn', count: 12 },
      { value: '4', label: 'Ostkamm', count: 1 },
    ]),
    facet('size', 'Size', [
      { value: '25', label: '146 cm' },
      { value: '26', label: '153 cm' },
    ]),
    facet('colour', 'Colour', [{ value: 'blue', label: 'Blue', hex: '#1f6391' }]),
    facet('price', 'Price', [{ value: '20000-39999', label: '£200–£400' }]),
    facet('discount', 'Saving', [{ value: '30', label: '30% or more' }]),
    facet('attributes', 'Level', [{ value: 'expert', label: 'Expert' }], 'level'),
  ];
}

export function listing(
  change: Partial<CallResponse<typeof catProductsEs>> = {},
): CallResponse<typeof catProductsEs> {
  const items = change.items ?? [card()];
  return {
    heading: {
      id: 12,
      name: 'All-mountain skis',
      description: 'Calm at speed, willing in the trees.',
      breadcrumbs: [{ name: 'Skis', url: '/products/skis' }],
      logo: null,
    },
    sale: null,
    correctedTerm: null,
    items,
    total: items.length,
    pagination: { mode: 'change', initial: 1, current: 1, count: 1, next: null },
    facets: [],
    priceBounds: null,
    ...change,
  };
}

export const video = (): ProductVideo => ({
  description: 'The camera moves along the ski. No sound.',
  durationSeconds: 9,
  uploadedAt: '2026-11-27T00:00:00Z',
  width: 640,
  height: 800,
  poster: {
    url: '/media/product.RAVINE.main.aa214d39/800.jpg',
    alt: 'Varnhorn Ravine 98',
    width: 800,
    height: 1000,
  },
  sources: [
    { url: '/media/videos/RAVINE.aa214d39.webm', type: 'video/webm' },
    { url: '/media/videos/RAVINE.aa214d39.mp4', type: 'video/mp4' },
  ],
});

export function product(change: Partial<Product> = {}): Product {
  const { current } = change.price ?? priceOf(44900, 64900);
  const value = (id: number, label: string, stock: number) => optionValue(id, label, stock, current);
  return {
    productId: 101,
    sku: 'SKI-101',
    name: 'Ravine 98',
    brand: { id: 3, name: 'Varnhorn', url: '/brand/varnhorn' },
    category: { id: 12, name: 'All-mountain skis', url: '/products/skis/all-mountain' },
    breadcrumbs: [
      { name: 'Skis', url: '/products/skis' },
      { name: 'All-mountain skis', url: '/products/skis/all-mountain' },
    ],
    productType: 'configurable',
    bundleType: null,
    url: '/catalog/product/view/id/101/',
    description: ['The ski our own staff buy most often.', 'The wood core runs from tip to tail.'],
    attributes: [
      { label: 'Waist', value: '98 mm' },
      { label: 'Radius', value: '18 m' },
    ],
    images: [
      picture(800, 1000, '#dde7ef', 'Varnhorn Ravine 98'),
      picture(800, 1000, '#cfdce7', 'Varnhorn Ravine 98'),
    ],
    price: priceOf(44900, 64900),
    priceStrategy: priceStrategies.default,
    options: [
      {
        super_attribute_id: 93,
        code: 'length',
        label: 'Length',
        values: [value(1, '164 cm', 9), value(2, '171 cm', 2), value(3, '178 cm', 0)],
      },
      {
        super_attribute_id: 94,
        code: 'colour',
        label: 'Colour',
        values: [value(8, 'Fjord', 9), value(9, 'Ember', 4)],
      },
    ],
    parts: [],
    fittingForm: null,
    sizeGuide: null,
    parentBundle: null,
    inStock: true,
    dynamic: { socialProofMessage: null, countdownClockWorthy: false, type: 'default', endDate: null },
    product_category: 'Skis > All-mountain skis',
    product_category_feed_value: 'Skis > All-mountain skis',
    ...change,
  };
}

function optionValue(
  id: number,
  label: string,
  stock: number,
  price: Money | null = null,
): ProductOption['values'][number] {
  return {
    id,
    label,
    price,
    price_value: price && price.amount / 100,
    inStock: stock > 0,
    lastItems: stock > 0 && stock <= 3 ? stock : null,
  };
}

/** Creates a bundle of a ski with its binding. Both parts have an option with the same attribute id. */
export function bundle(change: Partial<Product> = {}): Product {
  const part = { brand_name: 'Varnhorn', image: picture(800, 1000, '#dde7ef'), inStock: true };
  const length = { super_attribute_id: 93, code: 'length', label: 'Length' };
  const brake = { super_attribute_id: 93, code: 'brake', label: 'Brake width' };
  return product({
    productId: 103,
    sku: 'SET-103',
    name: 'Ravine 98 with Grip 12',
    productType: 'bundle',
    bundleType: 'ski-bundle',
    options: [],
    parts: [
      {
        ...part,
        partId: 12,
        label: 'Ski',
        productId: 101,
        name: 'Ravine 98',
        url: '/catalog/product/view/id/101/',
        options: [{ ...length, values: [optionValue(1, '164 cm', 9), optionValue(2, '171 cm', 9)] }],
      },
      {
        ...part,
        partId: 13,
        label: 'Binding',
        productId: 205,
        name: 'Grip 12',
        url: '/catalog/product/view/id/205/',
        options: [{ ...brake, values: [optionValue(7, '95 mm', 9), optionValue(8, '110 mm', 9)] }],
      },
    ],
    fittingForm: { kind: 'sole_length', soleMinMm: 271, soleMaxMm: 351 },
    ...change,
  });
}
