import type { ReactNode } from 'react';
import type { PageMeta } from 'shared-contracts/api/shop';
import type { StoreLocale } from 'shared-contracts/locales';
import type { FragmentResult } from './fragment-result.ts';
import type { ShopContext } from './shop-context.ts';

/** One lazy chunk per locale. A missing locale is a type error. */
export type MessageLoaders = Record<StoreLocale, () => Promise<{ default: unknown }>>;

/** A node of schema.org, such as `{ '@type': 'Product', name: … }`. */
export type StructuredData = { '@type': string } & Record<string, unknown>;

/** Parameters of a page, from the server's route resolution and the URL. */
export interface PageParams {
  /** Path without host and query. */
  path: string;
  search: Readonly<Record<string, string>>;
  /** The entity that `page-route` found: product id, category id, page identifier. */
  entityId: number | string | null;
  pageType: string;
  /** What the visitor entered in the form without JavaScript that was rejected, without passwords; by field. */
  enteredValues?: Readonly<Record<string, string>> | undefined;
}

export interface PageResult {
  /** HTTP status of the page. @default 200 */
  status?: number;
  /** With the status 404: the page says itself what is missing. @default false, the shell's page for unknown paths */
  isNotFoundShown?: boolean;
  /**
   * With the status 503: the page itself shows what failed. The status keeps the answer out of the cache of pages, which
   * sends its last good one instead. @default false, the shell's page for failures
   */
  isFailureShown?: boolean;
  /** Overrides the metadata of `page-route`. */
  meta?: Partial<PageMeta>;
  /** Path within the shop to redirect to with 302, such as a list's last page. */
  redirect?: string;
  /**
   * JSON-LD nodes for search engines; URLs may be paths of the shop. Read on the server only, so build them in server
   * code: in browser code they are unused bytes.
   */
  structuredData?: readonly StructuredData[];
}

/** What a remote exposes as a page: `export const page: PageModule = …`. */
export interface PageModule {
  Component: (props: { params: PageParams }) => ReactNode;
  /** Fills the query client and prepares fragments. If it rejects, the page's region shows its fallback. */
  load?: (context: ShopContext, params: PageParams) => Promise<PageResult | void>;
  messages: MessageLoaders;
}

/** What a remote exposes to other remotes: `export const fragment: FragmentModule<Props> = …`. */
export interface FragmentModule<Props extends object = object> {
  Component: (props: Props) => ReactNode;
  load?: (context: ShopContext, props: Props) => Promise<FragmentResult | void>;
  messages: MessageLoaders;
}

/** Content of a modal or of the aside panel, whose width the release declares: `export const overlay: OverlayModule<Props> = …`. */
export interface OverlayModule<Props extends object = object> {
  Component: (props: Props) => ReactNode;
  /**
   * Fills the query client. The dialog opens when it has resolved, but waits at most three seconds for code and data. Not awaited
   * within another overlay. If it rejects, the component shows that by its own query.
   */
  load?: (context: ShopContext, props: Props) => Promise<unknown>;
  messages: MessageLoaders;
}
