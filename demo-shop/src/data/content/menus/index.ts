import type { StoreLocale } from 'shared-contracts/locales';
import type { StoreKind } from 'shared-contracts/stores';
import { navigationTypes } from 'shared-contracts/api/shop';
import { navigationExperiment } from 'shared-contracts/experiments';
import { storeLocales } from 'shared-contracts/locales';
import { paths } from 'shared-contracts/routes';
import type { RecordInputOf } from 'storefront-ports/import-format';
import { variationType } from 'storefront-ports/menu-type';
import { brandMenu, departments } from './departments.ts';
import { footerCategories, footerMain } from './footer.ts';
import { group, item, leaf, type Item } from './item.ts';

type NavigationType = (typeof navigationTypes)[number];

const storeKinds = ['private', 'outlet', 'partner', 'pro'] as const satisfies readonly StoreKind[];

/** Leads to the running sales, which the API adds. An outlet says in its own words that they are of last season's goods. */
function firstItem(kind: StoreKind, locale: StoreLocale): Item {
  const outletHighlights = [
    leaf(locale, 'allLastSeason', '/products'),
    leaf(locale, 'largestReductions', '/products?order=discount'),
  ];
  const highlights = [
    ...(kind === 'outlet' ? outletHighlights : []),
    leaf(locale, 'newIn', '/products?order=newest'),
    leaf(locale, 'lastPieces', '/products?last_items=1'),
  ];
  const all = leaf(locale, 'allSales', paths.home);
  const title = kind === 'outlet' ? 'lastSeason' : 'sales';
  return item(locale, title, paths.home, [all, ...group(locale, 'highlights', highlights)]);
}

/** Returns the main menu: sales or last season first, then departments and brands. */
function header(kind: StoreKind, locale: StoreLocale): Item[] {
  return [firstItem(kind, locale), ...departments(locale), brandMenu(locale)];
}

/** Returns the main menu and the pages that only the drawer of phones and tablets has. */
function mobileHeader(kind: StoreKind, locale: StoreLocale): Item[] {
  return [
    ...header(kind, locale),
    item(locale, 'questions', '/frequently-asked-questions'),
    item(locale, 'delivery', '/delivery-and-returns'),
    item(locale, 'contact', '/contact-us'),
  ];
}

const menuOf: Record<NavigationType, (kind: StoreKind, locale: StoreLocale) => Item[]> = {
  'header-desktop': header,
  'header-mobile': mobileHeader,
  'footer-categories': (_kind, locale) => footerCategories(locale),
  'footer-main': footerMain,
  'private-shop': header,
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
