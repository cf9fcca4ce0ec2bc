import type { StoreLocale } from 'shared-contracts/locales';
import type { StoreKind } from 'shared-contracts/stores';
import { departments } from './departments.ts';
import { item, leaf, type Item, type Leaf } from './item.ts';

const columns = 5;
const linksOfColumn = 6;

/** Returns the first departments with their first links, one for each column of the footer. */
export function footerCategories(locale: StoreLocale): Item[] {
  return departments(locale)
    .slice(0, columns)
    .map(({ children, ...department }) => ({
      ...department,
      children: children
        // The heading of the column leads to the whole list.
        .filter(({ url }) => url !== department.url)
        .slice(0, linksOfColumn)
        .map(({ label, url }) => ({ label, url })),
    }));
}

/** Pages in English only; footers in other languages leave them out. */
const englishReading: readonly Leaf[] = [
  { label: 'Buying advice', url: '/advice' },
  { label: 'Our journal', url: 'https://journal.offpiste.example/archived/blog' },
];

/** European Avalanche Warning Services, an external site. */
const avalancheBulletins = 'https://www.avalanches.org/';

/** Returns the footer's link columns for a kind of store. */
export function footerMain(kind: StoreKind, locale: StoreLocale): Item[] {
  return [
    item(locale, 'help', '/frequently-asked-questions', [
      leaf(locale, 'questions', '/frequently-asked-questions'),
      leaf(locale, 'contact', '/contact-us'),
      leaf(locale, 'delivery', '/delivery-and-returns'),
      leaf(locale, 'sizes', '/size-guides'),
      leaf(locale, 'avalanches', avalancheBulletins),
    ]),
    item(locale, 'aboutShop', '/about-us', [
      leaf(locale, 'about', '/about-us'),
      leaf(locale, 'bCorp', '/b-corp'),
      // Outlets do not sell the new season.
      ...(kind === 'outlet' ? [] : [leaf(locale, 'newSeason', '/new-season')]),
      ...englishReading,
    ]),
    item(locale, 'legal', '/terms', [
      leaf(locale, 'terms', '/terms'),
      leaf(locale, 'withdrawal', '/withdrawal'),
      // The function that the law asks for, in plain sight on every page (2011/83/EU, article 11a).
      leaf(locale, 'withdraw', '/sales/withdrawal/'),
      leaf(locale, 'imprint', '/imprint'),
      leaf(locale, 'privacy', '/privacy-policy'),
      leaf(locale, 'cookies', '/cookie-policy'),
      // A consent is withdrawn as easily as it is given, from every page.
      leaf(locale, 'cookiePreferences', '/cookie-preferences'),
    ]),
    item(locale, 'account', '/customer/account', [
      leaf(locale, 'signIn', '/customer/account/login'),
      leaf(locale, kind === 'private' ? 'join' : 'createAccount', '/customer/account/create'),
      leaf(locale, 'basket', '/checkout/cart/'),
    ]),
  ];
}
