import type { StoreLocale } from 'shared-contracts/locales';
import { brands } from '../../catalogue/brands.ts';
import { categories } from '../../catalogue/categories.ts';
import { localised } from '../../texts.ts';
import { group, item, leaf, type Item, type Leaf } from './item.ts';
import type { Title } from './titles.ts';

interface Department {
  title: Title;
  /** Label of the entry that leads to the whole list. */
  all: Title;
  urlPath: string;
  /** Headings with the categories below them; the first category of a group is the one to picture. */
  groups: readonly [heading: Title, urlPaths: readonly string[]][];
}

const below = (parent: string, ...names: string[]): string[] => names.map((name) => `${parent}/${name}`);

const layout: readonly Department[] = [
  {
    title: 'ski',
    all: 'allSkis',
    urlPath: 'skis',
    groups: [
      [
        'skis',
        below('skis', 'all-mountain', 'freeride', 'piste', 'touring', 'slalom', 'womens', 'junior', 'sets'),
      ],
      ['skiBoots', ['ski-boots', 'ski-boots/touring', 'ski-bindings', 'ski-poles']],
    ],
  },
  {
    title: 'snowboard',
    all: 'allSnowboard',
    urlPath: 'snowboarding',
    groups: [
      ['boards', below('snowboarding', 'snowboards', 'freestyle', 'womens', 'junior', 'splitboards')],
      ['boardBoots', below('snowboarding', 'boots', 'bindings', 'sets')],
    ],
  },
  {
    title: 'clothing',
    all: 'allClothing',
    urlPath: 'clothing',
    groups: [
      [
        'outerwear',
        below('clothing', 'jackets', 'shell-jackets', 'down-jackets', 'softshells', 'trousers', 'bibs'),
      ],
      ['layers', below('clothing', 'mid-layers', 'fleeces', 'vests', 'base-layers')],
      ['accessories', below('clothing', 'gloves', 'mittens', 'hats', 'neckwear', 'socks')],
      ['juniorClothing', below('clothing', 'junior-jackets', 'junior-trousers')],
    ],
  },
  {
    title: 'protection',
    all: 'allProtection',
    urlPath: 'protection',
    groups: [
      ['helmets', below('protection', 'helmets', 'junior-helmets', 'back-protectors', 'body-armour')],
      ['goggles', below('protection', 'goggles', 'junior-goggles', 'spare-lenses', 'sunglasses')],
    ],
  },
  {
    title: 'backcountry',
    all: 'allBackcountry',
    urlPath: 'backcountry',
    groups: [
      [
        'touring',
        below('backcountry', 'airbag-packs', 'avalanche-safety', 'skins', 'backpacks', 'headlamps'),
      ],
      ['mountaineering', below('backcountry', 'ice-axes', 'crampons', 'harnesses', 'ropes')],
    ],
  },
  {
    title: 'outdoor',
    all: 'allOutdoor',
    urlPath: 'outdoor',
    groups: [
      ['outdoorShoes', below('outdoor', 'hiking-boots', 'approach-shoes', 'trail-shoes')],
      ['outdoorClothing', below('outdoor', 'hiking-jackets', 'hiking-trousers', 'shorts', 't-shirts')],
      ['camping', below('outdoor', 'tents', 'sleeping-bags', 'sleeping-mats', 'stoves', 'bottles')],
      ['packs', below('outdoor', 'trekking-packs', 'daypacks', 'trekking-poles')],
    ],
  },
  {
    title: 'care',
    all: 'allCare',
    urlPath: 'care',
    groups: [
      ['tuning', below('care', 'wax', 'tuning-tools', 'boot-dryers', 'repair')],
      ['bags', below('care', 'ski-bags', 'boot-bags', 'travel-bags')],
    ],
  },
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

/** Returns the departments: the entry of the whole list, then the groups of subcategories. */
export function departments(locale: StoreLocale): Item[] {
  return layout.map(({ title, all, urlPath, groups }) => {
    const url = `/products/${urlPath}`;
    const leaves = groups.flatMap(([heading, urlPaths]) => group(locale, heading, named(locale, urlPaths)));
    return item(locale, title, url, [leaf(locale, all, url), ...leaves]);
  });
}

/** Returns the menu of selected brands. */
export function brandMenu(locale: StoreLocale): Item {
  const leaves = brandSlugs.flatMap((slug) => {
    const brand = brands.find((each) => each.slug === slug);
    return brand === undefined ? [] : [{ label: brand.name, url: `/brand/${slug}` }];
  });
  return item(locale, 'brands', '/brands', [
    leaf(locale, 'allBrands', '/brands'),
    ...group(locale, 'brands', leaves),
  ]);
}
