import type { SitemapSection } from 'shared-contracts/api/sitemap';
import { sitemapPart } from 'shared-contracts/descriptors/sitemap';
import { paths } from 'shared-contracts/routes';
import type { Store } from 'shared-contracts/stores';
import type { ApiClient } from 'shared-runtime';

/** A path, or the first path of a section of the sitemap that matches. */
export type PathSource = string | { section: SitemapSection; pattern?: RegExp };

/**
 * Where a path of the specification's page types is found, for releases that give no example. Types that belong to data of the shop take the first page of the API's sitemap,
 * because only the API knows which categories, brands and products a store has.
 */
export const probePaths: Readonly<Record<string, PathSource>> = {
  home: paths.home,
  category: { section: 'categories' },
  brand: { section: 'brands' },
  'brands-index': paths.brandsIndex,
  product: { section: 'products' },
  basket: paths.basket,
  search: paths.search('ski'),
  login: paths.login(),
  register: paths.register(),
  'forgot-password': paths.forgotPassword,
  'reset-password': '/customer/account/resetpassword/',
  'confirm-account': '/customer/account/confirm/',
  'cancel-email-change': '/customer/account/cancelemailchange/',
  'data-export': '/customer/account/dataexport/',
  'cancel-account-deletion': '/customer/account/canceldeletion/',
  account: paths.account,
  'account-security': paths.security,
  'account-privacy': paths.privacy,
  contact: '/contact-us',
  'size-guide': { section: 'content', pattern: /-size-guide$/ },
  cms: { section: 'content' },
};

/** Resolves with a path of a store, or with undefined if the store has none or the API does not answer. */
export type FindPath = (source: PathSource, store: Store) => Promise<string | undefined>;

/** Reads each section once. */
export function createPathFinder(api: ApiClient): FindPath {
  const sections = new Map<string, Promise<string[]>>();

  async function readSection(section: SitemapSection, store: Store): Promise<string[]> {
    const result = await api.call(sitemapPart, { store_id: store.id, section, number: 1 });
    if (!result.ok) return [];
    return result.data.entries
      .filter(({ stores }) => stores === null || stores.includes(store.id))
      .map(({ path }) => path);
  }

  return async (source, store) => {
    if (typeof source === 'string') return source;
    const { section, pattern } = source;
    const key = `${store.id} ${section}`;
    const found = sections.get(key) ?? readSection(section, store);
    sections.set(key, found);
    return (await found).find((path) => pattern?.test(path) ?? true);
  };
}
