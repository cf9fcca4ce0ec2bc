import type { StoreLocale } from 'shared-contracts/locales';
import type { StoreKind } from 'shared-contracts/stores';
import { navigationTypes } from 'shared-contracts/api/shop';
import { navigationExperiment } from 'shared-contracts/experiments';
import { storeLocales } from 'shared-contracts/locales';
import type { RecordInputOf } from 'storefront-ports/import-format';
import { variationType } from 'storefront-ports/menu-type';
import { brandMenu, departments } from './departments.ts';
import { footerCategories, footerMain } from './footer.ts';
import { item, leaf, type Item } from './item.ts';

type NavigationType = (typeof navigationTypes)[number];

const storeKinds = ['private', 'outlet', 'partner', 'pro'] as const satisfies readonly StoreKind[];

const byDiscountPath = '/products?order=discount';

/** Returns the main menu. Outlets have no sales, so theirs starts with reduced products. */
function header(kind: StoreKind, locale: StoreLocale): Item[] {
  const first = kind === 'outlet' ? item(locale, 'lastSeason', byDiscountPath) : item(locale, 'sales', '/');
  return [first, ...departments(locale), brandMenu(locale)];
}

function mobileHeader(kind: StoreKind, locale: StoreLocale): Item[] {
  return [
    ...header(kind, locale),
    item(locale, 'questions', '/frequently-asked-questions'),
    item(locale, 'contact', '/contact-us'),
  ];
}

/** Returns the `private-shop` navigation: sales first, then departments and brands. */
function privateShop(kind: StoreKind, locale: StoreLocale): Item[] {
  const first =
    kind === 'outlet'
      ? item(locale, 'lastSeason', byDiscountPath)
      : item(locale, 'sales', '/', [
          leaf(locale, 'runningSales', '/'),
          leaf(locale, 'newIn', '/products?order=newest'),
          leaf(locale, 'lastPieces', '/products?last_items=1'),
        ]);
  return [first, ...departments(locale), brandMenu(locale)];
}

const menuOf: Record<NavigationType, (kind: StoreKind, locale: StoreLocale) => Item[]> = {
  'header-desktop': header,
  'header-mobile': mobileHeader,
  'footer-categories': (_kind, locale) => footerCategories(locale),
  'footer-main': footerMain,
  'private-shop': privateShop,
};

/** Returns the menu of the A/B test's variant: the brands directly after the first item. */
function brandsFirst([first, ...others]: Item[]): Item[] {
  const isBrands = ({ url }: Item) => url === brandMenu('en_GB').url;
  const rest = others.filter((each) => !isBrands(each));
  return [...(first ? [first] : []), ...others.filter(isBrands), ...rest];
}

const variationA = `${navigationExperiment}:variation_a`;

type Menus = readonly RecordInputOf<'navigation-menu'>[];

const recordsOf = (menuType: string, itemsOf: (kind: StoreKind, locale: StoreLocale) => Item[]): Menus =>
  storeKinds.flatMap((storeKind) =>
    storeLocales.map((locale) => ({
      type: 'navigation-menu',
      menuType,
      storeKind,
      locale,
      items: itemsOf(storeKind, locale),
    })),
  );

export const menus: Menus = [
  ...navigationTypes.flatMap((type) => recordsOf(type, menuOf[type])),
  ...(['header-desktop', 'header-mobile', 'private-shop'] as const).flatMap((type) =>
    recordsOf(variationType(type, variationA), (kind, locale) => brandsFirst(menuOf[type](kind, locale))),
  ),
];
