import type { ProductCard, ProductPrice, Sale } from 'shared-contracts/api/catalogue';
import { answer, ErrorResponse } from 'shared-runtime/standalone';
import { basketAddition } from '../testing/basket-factory.ts';
import {
  bundle,
  card,
  department,
  home,
  listing,
  picture,
  priceOf,
  product,
  sale,
  withheldPrice,
} from '../testing/factories.ts';
import { viewedItem } from '../testing/viewed-factory.ts';

const isGuest = new URLSearchParams(location.search).get('visitor') === 'guest';
const soldOutId = 102;
const bundleId = 103;
const bootId = 104;
const emptyCategoryId = 99;
const pageCount = 4;
const hour = 60 * 60 * 1000;

const applyPriceGate = (price: ProductPrice) => (isGuest ? withheldPrice : price);

const colours = ['#dde7ef', '#e8e2da', '#dbe8e2', '#e9dfe3'];
const names = ['Ravine 98', 'Querfeld 86', 'Touring boots with walk mode and a long name', 'Fell 105'];
const prices = [priceOf(44900, 64900), priceOf(37900), priceOf(19999, 39900), priceOf(53900, 71900)];

const strategies = [0, 2, 5, 0];

function demoCard(index: number): ProductCard {
  return card({
    productId: 101 + index,
    name: names[index % names.length] ?? '',
    image: picture(800, 1000, colours[index % colours.length] ?? ''),
    price: applyPriceGate(prices[index % prices.length] ?? withheldPrice),
    inStock: 101 + index !== soldOutId,
    priceStrategy: strategies[index % strategies.length] ?? 0,
  });
}

const demoCards = (count: number) => ({
  items: Array.from({ length: count }, (_, index) => demoCard(index + 1)),
});

function demoSale(saleId: number, title: string, hoursLeft: number, colour: string): Sale {
  return sale({
    saleId,
    title,
    image: picture(1400, 445, colour),
    endDate: new Date(Date.now() + hoursLeft * hour).toISOString(),
    maxDiscount: isGuest ? null : 45,
  });
}

const boots = product({
  productId: bootId,
  name: 'Fell Boot 110',
  fittingForm: { kind: 'mondopoint', soleMinMm: null, soleMaxMm: null },
});

const sales = [
  demoSale(1, 'First tracks: freeride skis', 61, '#6f93b4'),
  demoSale(2, 'Warm and dry', 5, '#7c88a8'),
  demoSale(3, 'Touring week', 0.01, '#94a7a0'),
];

const departments = ['Skis', 'Snowboarding', 'Clothing', 'Outdoor'].map((name, index) =>
  department({ id: index + 1, name, image: picture(600, 400, colours[index] ?? '') }),
);

const demoHome = home({
  sales,
  endingSoon: [3, 2],
  departments,
  bestsellers: Array.from({ length: 8 }, (_, index) => demoCard(index)),
  points: isGuest ? null : 500,
});

export const handlers = [
  answer('hp-data', () => demoHome),
  answer('pss-hp-data', () => ({ ...demoHome, newest: demoCards(4).items })),
  answer('flash-sales', ({ sale_id: saleId, limit }) => ({
    sales: sales.filter((each) => saleId === undefined || each.saleId === saleId).slice(0, limit),
  })),
  answer('cat-products-es', ({ category_id: category, sale_context: saleId, p }) => {
    const items =
      category === emptyCategoryId ? [] : Array.from({ length: 12 }, (_, index) => demoCard(index));
    return listing({
      items,
      total: items.length * pageCount,
      sale: sales.find((each) => each.saleId === saleId) ?? null,
      pagination: {
        mode: 'change',
        initial: p,
        current: p,
        count: pageCount,
        next: p < pageCount ? p + 1 : null,
      },
    });
  }),
  answer('single-product', ({ productId }) => {
    if (productId === bundleId)
      return bundle({ price: applyPriceGate(priceOf(89900, 119900)), sizeGuide: 'skis' });
    if (productId === bootId) return boots;
    const endDate = new Date(Date.now() + 30 * hour).toISOString();
    return product({
      productId,
      price: applyPriceGate(priceOf(44900, 64900)),
      inStock: productId !== soldOutId,
      dynamic: {
        socialProofMessage: 'A favourite with members this season',
        countdownClockWorthy: true,
        type: 'sale',
        endDate,
      },
    });
  }),
  answer('config', () => ({ returnValidityDays: 14, reviewScore: 4.6, reviewCount: 37_000 })),
  answer('products-related', () => demoCards(12)),
  answer('products-related-brand', () => demoCards(3)),
  answer('products-recommended', () => demoCards(12)),
  answer('brand-bestsellers-new', () => demoCards(20)),
  answer('bestsellers', ({ count }) => ({
    items: demoCards(count).items.map((each) => ({
      ...each,
      productName: each.name,
      brandName: each.brand_name,
      productImageUrl: each.image.url,
    })),
  })),
  answer('product-cards', ({ product_ids: ids }) => ({ items: ids.map((id) => demoCard(id - 101)) })),
  answer('recently-viewed', ({ limit }) => ({
    items: [102, 103, 104, 105].slice(0, limit).map(viewedItem),
  })),
  answer('price-add-on', ({ product_ids: ids }) => ({
    prices: ids.map((productId) => ({
      productId,
      price: demoCard(productId - 101).price,
      inStock: productId !== soldOutId,
    })),
  })),
  answer('POST recently-viewed', () => ({ isSaved: !isGuest })),
  answer('basket-add', ({ quantity }) =>
    isGuest ? new ErrorResponse('authentication_required') : basketAddition(quantity),
  ),
];

export const demoIds = { soldOutId, bundleId, bootId, emptyCategoryId };
