import type { Store } from 'shared-contracts/stores';
import { marketOf } from '../catalogue/context.ts';
import { paths } from 'shared-contracts/routes';
import type { FastifyBaseLogger } from 'fastify';
import type { Queryable } from '../../db/client.ts';
import {
  brandSubject,
  categorySubject,
  endedSaleSubject,
  productSubject,
  saleSubject,
  type PageSubject,
} from '../catalogue/page-subjects.ts';
import { editorialPage } from '../content/service.ts';
import type { MetaSource } from './meta.ts';
import { ownPageText, type OwnPage } from './texts.ts';

export interface ResolvedPage extends MetaSource {
  type: string;
  entityId: number | string | null;
}

export interface PageContext {
  db: Queryable;
  store: Store;
  group: number;
  /** Signed in. */
  isMember: boolean;
  /** Price lists of the visitor in the store. */
  lists: readonly string[];
  now: Date;
  log: FastifyBaseLogger;
}

type Resolver = (match: RegExpExecArray, context: PageContext) => Promise<ResolvedPage | null>;

/** Static pages, with the canonical path of each. */
const ownPages: readonly [RegExp, OwnPage, string][] = [
  [/^\/(?:sales)?$/, 'home', paths.home],
  [/^\/checkout\/cart$/, 'basket', paths.basket],
  [/^\/checkout$/, 'checkout', paths.checkout],
  [/^\/search$/, 'search', '/search'],
  [/^\/brands$/, 'brands-index', paths.brandsIndex],
  [/^\/customer\/account$/, 'account', paths.account],
  [/^\/customer\/account\/edit$/, 'account-edit', paths.accountInformation],
  [/^\/customer\/account\/security$/, 'account-security', paths.security],
  [/^\/customer\/account\/privacy$/, 'account-privacy', paths.privacy],
  [/^\/customer\/account\/brands-interest$/, 'brands-interest', paths.brandsInterest],
  [/^\/customer\/account\/personalisation$/, 'personalisation', paths.personalisation],
  [/^\/customer\/account\/notifications-preferences$/, 'notifications-preferences', paths.notifications],
  [/^\/sales\/billing_agreement$/, 'billing-agreements', paths.billingAgreements],
  [/^\/customer\/address(?:\/index)?$/, 'address-list', paths.addressBook],
  [/^\/customer\/address\/new$/, 'address-new', paths.newAddress],
  [/^\/sales\/order\/history$/, 'order-history', '/sales/order/history/'],
  [/^\/sales\/returns$/, 'returns', paths.returns],
  [/^\/sales\/withdrawal$/, 'withdrawal', paths.withdraw()],
  [/^\/historical\/orders$/, 'historical-orders', '/historical/orders'],
  [/^\/newsletter\/manage$/, 'newsletter-manage', '/newsletter/manage/'],
  [/^\/rewardpoints\/index\/referral$/, 'referral', '/rewardpoints/index/referral/'],
  [/^\/order\/success$/, 'order-success', '/order/success/'],
  [/^\/customer\/account\/login(?:\/referer\/[^/]+)?$/, 'login', paths.login()],
  [/^\/customer\/account\/create(?:\/referer\/[^/]+)?$/, 'register', paths.register()],
  [/^\/customer\/account\/social$/, 'social-login', paths.socialLogin],
  [/^\/customer\/account\/forgotpassword$/, 'forgot-password', '/customer/account/forgotpassword/'],
  [/^\/customer\/account\/resetpassword$/, 'reset-password', '/customer/account/resetpassword/'],
  [/^\/customer\/account\/confirm$/, 'confirm-account', '/customer/account/confirm/'],
  [/^\/customer\/account\/cancelemailchange$/, 'cancel-email-change', '/customer/account/cancelemailchange/'],
  [/^\/customer\/account\/dataexport$/, 'data-export', '/customer/account/dataexport/'],
  [/^\/customer\/account\/canceldeletion$/, 'cancel-account-deletion', '/customer/account/canceldeletion/'],
  [/^\/unsubscribe\/unsubscribe\/index$/, 'unsubscribe', '/unsubscribe/unsubscribe/index/'],
  [/^\/cookie-preferences$/, 'cookie-preferences', paths.cookiePreferences],
];

/** Static pages that search engines may index: the others are personal. */
const publicPages: ReadonlySet<OwnPage> = new Set(['home', 'brands-index']);

/** Pages about a record of the visitor. The id is passed on as a number without a check. */
const numberedPages: readonly [RegExp, OwnPage][] = [
  [/^\/customer\/address\/edit\/id\/([1-9]\d{0,8})$/, 'address-edit'],
  [/^\/sales\/order\/view\/order_id\/([1-9]\d{0,8})$/, 'order-view'],
  [/^\/sales\/order\/address\/order_id\/([1-9]\d{0,8})$/, 'order-address'],
  [/^\/historical\/orders\/([1-9]\d{0,8})$/, 'historical-order-view'],
];

const brandPage = subject('brand', ([, slug = ''], { db, store }) => brandSubject(db, slug, store));
const categoryPage = subject('category', ([, urlPath = ''], { db, store }) => {
  return categorySubject(db, urlPath, store);
});

const salePage = subject('category', async ([, slug = ''], { db, ...context }) => {
  return (await saleSubject(db, slug, saleContext(context))) ?? categorySubject(db, slug, context.store);
});
const endedSale = subject('ended-sale', ([, slug = ''], { db, ...context }) => {
  return endedSaleSubject(db, slug, saleContext(context));
});

/** The page of a sale that has ended, which search engines remove from their index. */
const endedSalePage: Resolver = async (match, context) => {
  const page = await endedSale(match, context);
  return page && { ...page, isPrivate: true };
};

/** Matched in this order against a path without its trailing slash. */
const resolvers: readonly [RegExp, Resolver][] = [
  ...ownPages.map(([pattern, type, canonical]): [RegExp, Resolver] => [pattern, own(type, () => canonical)]),
  ...numberedPages.map(([pattern, type]): [RegExp, Resolver] => [
    pattern,
    own(
      type,
      ([path]) => path,
      ([, id]) => Number(id),
    ),
  ]),
  [
    /^\/join\/([A-Za-z0-9_-]{1,64})$/,
    own(
      'join',
      ([path]) => path,
      ([, referer = '']) => referer,
    ),
  ],
  [/^\/(?:brand|shop)\/([^/]+)$/, brandPage],
  // Both brands and categories have URLs below this path.
  [
    /^\/brand-new\/(.+)$/,
    async (match, context) => (await brandPage(match, context)) ?? categoryPage(match, context),
  ],
  [
    /^\/catalog\/product\/view\/id\/([1-9]\d{0,8})$/,
    subject('product', ([, id], { db, store: { locale }, lists }) =>
      productSubject(db, Number(id), { locale, lists }),
    ),
  ],
  [
    /^\/event\/(.+)$/,
    async (match, context) => (await salePage(match, context)) ?? endedSalePage(match, context),
  ],
  [/^\/products(?:\/(.+))?$/, categoryPage],
  [/^\/(contact-us)$/, editorial('contact')],
  [/^\/([a-z0-9][a-z0-9-]{0,68}-size-guide)$/, editorial('size-guide')],
  [/^\/([a-z0-9][a-z0-9_-]{0,79})$/, editorial('cms')],
];

/** Returns the page of a path; null if there is none. */
export async function resolvePage(path: string, context: PageContext): Promise<ResolvedPage | null> {
  for (const [pattern, resolver] of resolvers) {
    const match = pattern.exec(path);
    if (match !== null) return resolver(match, context);
  }
  return null;
}

/** Sales are chosen by group; their texts have no price list. */
function saleContext({ store, group, now }: Pick<PageContext, 'store' | 'group' | 'now'>) {
  return { store, market: marketOf(store, null), group, now };
}

function own(
  type: OwnPage,
  canonical: (match: RegExpExecArray) => string,
  entityId: (match: RegExpExecArray) => number | string | null = () => null,
): Resolver {
  return async (match, context) => ({
    type,
    entityId: entityId(match),
    ...(await ownPageText(type, context)),
    canonical: canonical(match),
    isPrivate: !publicPages.has(type),
  });
}

function subject(
  type: string,
  find: (match: RegExpExecArray, context: PageContext) => Promise<PageSubject | null>,
): Resolver {
  return async (match, context) => {
    const found = await find(match, context);
    if (found === null) return null;
    return { type, isPrivate: false, ...(showsGoods(context) ? found : withoutNames(found)) };
  };
}

/** A store that requires sign-in shows its goods and sales to members only; the frame of its pages is open. */
function showsGoods({ store, isMember }: PageContext): boolean {
  return isMember || store.access !== 'login_required';
}

function withoutNames({ entityId, canonical }: PageSubject): PageSubject {
  return { entityId, canonical, title: '', description: '', isPrivate: true };
}

function editorial(type: 'cms' | 'contact' | 'size-guide'): Resolver {
  return async ([, identifier = ''], context) => {
    const page = await editorialPage(context, identifier);
    if (page === null) return null;
    const { title, description } = page;
    return {
      type,
      entityId: identifier,
      title,
      description,
      canonical: `/${identifier}`,
      kind: 'article',
      isPrivate: false,
    };
  };
}
