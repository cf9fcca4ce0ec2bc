import type { StoreLocale } from 'shared-contracts/locales';
import type { StoreKind } from 'shared-contracts/stores';
import { navigationTypes } from 'shared-contracts/api/shop';
import { storeLocales } from 'shared-contracts/locales';
import type { navigationMenus } from '../../../db/schema/index.ts';
import { brandMenu, departments } from './departments.ts';
import { footerCategories, footerMain } from './footer.ts';
import { item, leaf, type Item } from './item.ts';

type NavigationType = (typeof navigationTypes)[number];

const storeKinds = ['private', 'outlet', 'partner', 'pro'] as const satisfies readonly StoreKind[];

const mostReduced = '/products?order=discount';

/** The outlet runs no sales: what is reduced there stays reduced. */
function header(kind: StoreKind, locale: StoreLocale): Item[] {
  const first = kind === 'outlet' ? item(locale, 'lastSeason', mostReduced) : item(locale, 'sales', '/');
  return [first, ...departments(locale), brandMenu(locale)];
}

function mobileHeader(kind: StoreKind, locale: StoreLocale): Item[] {
  return [
    ...header(kind, locale),
    item(locale, 'questions', '/frequently-asked-questions'),
    item(locale, 'contact', '/contact-us'),
  ];
}

/** The members' shop leads with its sales, and keeps the departments beside them. */
function privateShop(kind: StoreKind, locale: StoreLocale): Item[] {
  const first =
    kind === 'outlet'
      ? item(locale, 'lastSeason', mostReduced)
      : item(locale, 'sales', '/', [
          leaf(locale, 'runningSales', '/'),
          leaf(locale, 'newIn', '/products?order=newest'),
          leaf(locale, 'lastPairs', mostReduced),
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

export const menus: readonly (typeof navigationMenus.$inferInsert)[] = navigationTypes.flatMap((type) =>
  storeKinds.flatMap((storeKind) =>
    storeLocales.map((locale) => ({ type, storeKind, locale, items: menuOf[type](storeKind, locale) })),
  ),
);
