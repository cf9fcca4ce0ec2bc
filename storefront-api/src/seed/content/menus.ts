import type { NavigationItem } from 'shared-contracts/api/shop';
import type { StoreLocale } from 'shared-contracts/locales';
import type { navigationMenus } from '../../db/schema/index.ts';
import { categories } from '../catalogue/categories.ts';
import type { Bilingual } from '../catalogue/family.ts';

type Language = keyof Bilingual;

const locales: readonly [Language, StoreLocale][] = [
  ['en', 'en_GB'],
  ['fr', 'fr_FR'],
];

const titles = {
  sales: { en: 'Today’s sales', fr: 'Ventes du jour' },
  ski: { en: 'Ski', fr: 'Ski' },
  snowboard: { en: 'Snowboard', fr: 'Snowboard' },
  clothing: { en: 'Clothing', fr: 'Vêtements' },
  protection: { en: 'Helmets & goggles', fr: 'Casques et masques' },
  backcountry: { en: 'Backcountry', fr: 'Hors-piste' },
  brands: { en: 'Brands', fr: 'Marques' },
  about: { en: 'About us', fr: 'Qui sommes-nous' },
  help: { en: 'Help', fr: 'Aide' },
  legal: { en: 'Legal', fr: 'Informations légales' },
  account: { en: 'Your account', fr: 'Ton compte' },
  contact: { en: 'Contact us', fr: 'Nous contacter' },
  questions: { en: 'Frequently asked questions', fr: 'Questions fréquentes' },
  privacy: { en: 'Privacy policy', fr: 'Politique de confidentialité' },
  cookies: { en: 'Cookie policy', fr: 'Politique relative aux cookies' },
  signIn: { en: 'Sign in', fr: 'Se connecter' },
  join: { en: 'Join for free', fr: 'S’inscrire gratuitement' },
  basket: { en: 'Your basket', fr: 'Ton panier' },
} as const satisfies Record<string, Bilingual>;

const mainBrands = [
  ['Varnhorn', 'varnhorn'],
  ['Ostkamm', 'ostkamm'],
  ['Tarnfell', 'tarnfell'],
  ['Skarvgrat', 'skarvgrat'],
  ['Kaldstrom', 'kaldstrom'],
  ['Rimewell', 'rimewell'],
  ['Brisevent', 'brisevent'],
  ['Fjordlys', 'fjordlys'],
  ['Lumenor', 'lumenor'],
] as const;

const skiPaths = [
  'skis/all-mountain',
  'skis/freeride',
  'skis/piste',
  'skis/touring',
  'ski-boots',
  'ski-bindings',
  'ski-poles',
];

function leaf(language: Language, urlPath: string) {
  const category = categories.find((each) => each.urlPath === urlPath);
  if (category === undefined) throw new Error(`The menu names the category ${urlPath}, which is not seeded`);
  return { label: category.name[language], url: `/products/${urlPath}` };
}

function below(language: Language, urlPath: string) {
  return categories
    .filter((each) => each.urlPath.startsWith(`${urlPath}/`))
    .map((each) => leaf(language, each.urlPath));
}

function item(
  language: Language,
  title: keyof typeof titles,
  url: string,
  children: NavigationItem['children'] = [],
): NavigationItem {
  return { label: titles[title][language], url, children };
}

function header(language: Language): NavigationItem[] {
  return [
    item(language, 'sales', '/'),
    item(
      language,
      'ski',
      '/products/skis',
      skiPaths.map((path) => leaf(language, path)),
    ),
    item(language, 'snowboard', '/products/snowboarding', below(language, 'snowboarding')),
    item(language, 'clothing', '/products/clothing', below(language, 'clothing')),
    item(language, 'protection', '/products/protection', below(language, 'protection')),
    item(language, 'backcountry', '/products/backcountry', below(language, 'backcountry')),
    item(
      language,
      'brands',
      '/products',
      mainBrands.map(([label, slug]) => ({ label, url: `/brand/${slug}` })),
    ),
  ];
}

function mobileHeader(language: Language): NavigationItem[] {
  return [
    ...header(language),
    item(language, 'questions', '/frequently-asked-questions'),
    item(language, 'contact', '/contact-us'),
  ];
}

function footerCategories(language: Language): NavigationItem[] {
  return header(language).slice(1, 6);
}

function footerMain(language: Language): NavigationItem[] {
  const link = (title: keyof typeof titles, url: string) => ({ label: titles[title][language], url });
  return [
    item(language, 'help', '/frequently-asked-questions', [
      link('questions', '/frequently-asked-questions'),
      link('contact', '/contact-us'),
    ]),
    item(language, 'about', '/about-us', [link('about', '/about-us')]),
    item(language, 'legal', '/privacy-policy', [
      link('privacy', '/privacy-policy'),
      link('cookies', '/cookie-policy'),
    ]),
    item(language, 'account', '/customer/account', [
      link('signIn', '/customer/account/login'),
      link('join', '/customer/account/create'),
      link('basket', '/checkout/cart/'),
    ]),
  ];
}

export const menus: readonly (typeof navigationMenus.$inferInsert)[] = locales.flatMap(
  ([language, locale]) => [
    { type: 'header-desktop', locale, items: header(language) },
    { type: 'header-mobile', locale, items: mobileHeader(language) },
    { type: 'footer-categories', locale, items: footerCategories(language) },
    { type: 'footer-main', locale, items: footerMain(language) },
  ],
);
