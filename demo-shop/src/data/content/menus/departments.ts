import type { StoreLocale } from 'shared-contracts/locales';
import { brands } from '../../catalogue/brands.ts';
import { categories } from '../../catalogue/categories.ts';
import { localised } from '../../texts.ts';
import { item, maxChildren, type Item, type Leaf } from './item.ts';

const skiPaths = [
  'skis/all-mountain',
  'skis/freeride',
  'skis/piste',
  'skis/touring',
  'skis/slalom',
  'skis/womens',
  'skis/junior',
  'skis/sets',
  'ski-boots',
  'ski-boots/touring',
  'ski-bindings',
  'ski-poles',
];

/** Clothing categories of the menu, which has no room for all. */
const clothingPaths = [
  'clothing/jackets',
  'clothing/shell-jackets',
  'clothing/down-jackets',
  'clothing/trousers',
  'clothing/bibs',
  'clothing/gloves',
  'clothing/mittens',
  'clothing/base-layers',
  'clothing/mid-layers',
  'clothing/socks',
  'clothing/hats',
  'clothing/junior-jackets',
];

const outdoorPaths = [
  'outdoor/hiking-boots',
  'outdoor/trail-shoes',
  'outdoor/approach-shoes',
  'outdoor/hiking-jackets',
  'outdoor/hiking-trousers',
  'outdoor/t-shirts',
  'outdoor/trekking-poles',
  'outdoor/trekking-packs',
  'outdoor/daypacks',
  'outdoor/tents',
  'outdoor/sleeping-bags',
  'outdoor/stoves',
];

const brandSlugs = [
  'varnhorn',
  'ostkamm',
  'tarnfell',
  'skarvgrat',
  'kaldstrom',
  'perchoir',
  'rimewell',
  'driftmark',
  'brisevent',
  'fjordlys',
  'lumenor',
  'signalp',
];

function named(locale: StoreLocale, urlPaths: readonly string[]): Leaf[] {
  return urlPaths.flatMap((urlPath) => {
    const category = categories.find((each) => each.urlPath === urlPath);
    return category === undefined
      ? []
      : [{ label: localised(category.name)[locale], url: `/products/${urlPath}` }];
  });
}

function below(locale: StoreLocale, urlPath: string): Leaf[] {
  const paths = categories.map((each) => each.urlPath).filter((path) => path.startsWith(`${urlPath}/`));
  return named(locale, paths).slice(0, maxChildren);
}

/** Returns the departments with their subcategories. */
export function departments(locale: StoreLocale): Item[] {
  return [
    item(locale, 'ski', '/products/skis', named(locale, skiPaths)),
    item(locale, 'snowboard', '/products/snowboarding', below(locale, 'snowboarding')),
    item(locale, 'clothing', '/products/clothing', named(locale, clothingPaths)),
    item(locale, 'protection', '/products/protection', below(locale, 'protection')),
    item(locale, 'backcountry', '/products/backcountry', below(locale, 'backcountry')),
    item(locale, 'outdoor', '/products/outdoor', named(locale, outdoorPaths)),
    item(locale, 'care', '/products/care', below(locale, 'care')),
  ].filter(({ url }) => categories.some((each) => `/products/${each.urlPath}` === url));
}

/** Returns the menu of selected brands. */
export function brandMenu(locale: StoreLocale): Item {
  const leaves = brandSlugs.flatMap((slug) => {
    const brand = brands.find((each) => each.slug === slug);
    return brand === undefined ? [] : [{ label: brand.name, url: `/brand/${slug}` }];
  });
  return item(locale, 'brands', '/products', leaves);
}
