import type { PageType } from 'shared-contracts/api/shop';
import type { Store } from 'shared-contracts/stores';
import { shelfOf as shelf } from '../catalogue/shelf.ts';
import { paths } from 'shared-contracts/routes';
import type { Queryable } from '../../db/client.ts';
import {
  brandSubject,
  categorySubject,
  productSubject,
  saleSubject,
  type PageSubject,
} from '../catalogue/page-subjects.ts';
import { editorialPage } from '../content/service.ts';
import { pageTexts, type OwnPage } from './texts.ts';

export interface ResolvedPage {
  type: PageType;
  entityId: number | string | null;
  title: string;
  description: string;
  canonical: string;
  /** Nothing for a search engine. */
  isPrivate: boolean;
}

interface Context {
  db: Queryable;
  store: Store;
  group: number;
  now: Date;
}

type Resolver = (match: RegExpExecArray, context: Context) => Promise<ResolvedPage | null> | ResolvedPage;

/** Tried from top to bottom against a path without its trailing slash. */
const resolvers: readonly [RegExp, Resolver][] = [
  [/^\/(?:sales)?$/, own('home', paths.home)],
  [/^\/checkout\/cart$/, own('basket', paths.basket)],
  [/^\/search$/, own('search', '/search')],
  [/^\/customer\/account$/, own('account', paths.account)],
  [/^\/customer\/account\/login(?:\/referer\/[^/]+)?$/, own('login', paths.login())],
  [/^\/customer\/account\/create(?:\/referer\/[^/]+)?$/, own('register', paths.register())],
  [
    /^\/(?:brand|shop|brand-new)\/([^/]+)$/,
    subject('brand', ([, slug = ''], { db, store }) => brandSubject(db, slug, shelf(store))),
  ],
  [
    /^\/catalog\/product\/view\/id\/(\d{1,9})$/,
    subject('product', ([, id], { db, store }) => productSubject(db, Number(id), shelf(store))),
  ],
  [
    /^\/event\/(.+)$/,
    subject('category', async ([, slug = ''], { db, store, group, now }) => {
      return (
        (await saleSubject(db, slug, { store, shelf: shelf(store), group, now })) ??
        categorySubject(db, slug, shelf(store))
      );
    }),
  ],
  [
    /^\/products(?:\/(.+))?$/,
    subject('category', ([, urlPath = ''], { db, store }) => categorySubject(db, urlPath, shelf(store))),
  ],
  [/^\/([a-z0-9][a-z0-9_-]{0,79})$/, editorial],
];

/** Null for a path that no page answers. */
export async function resolvePage(path: string, context: Context): Promise<ResolvedPage | null> {
  for (const [pattern, resolver] of resolvers) {
    const match = pattern.exec(path);
    if (match !== null) return resolver(match, context);
  }
  return null;
}

function own(type: OwnPage, canonical: string): Resolver {
  return (_match, { store }) => ({
    type,
    entityId: null,
    ...pageTexts[store.locale][type],
    canonical,
    isPrivate: type !== 'home',
  });
}

function subject(
  type: PageType,
  find: (match: RegExpExecArray, context: Context) => Promise<PageSubject | null>,
): Resolver {
  return async (match, context) => {
    const found = await find(match, context);
    return found === null ? null : { type, isPrivate: false, ...found };
  };
}

async function editorial([, identifier = '']: RegExpExecArray, { db, store }: Context) {
  const page = await editorialPage(db, identifier, store.locale);
  if (page === null) return null;
  const { title, description } = page;
  return {
    type: 'cms',
    entityId: identifier,
    title,
    description,
    canonical: `/${identifier}`,
    isPrivate: false,
  } as const;
}
