import type { ReactNode } from 'react';
import type { PageMeta } from 'shared-contracts/api/shop';
import type { StoreLocale } from 'shared-contracts/locales';
import type { ShopContext } from './shop-context.ts';

/** One lazy chunk per locale. Every locale must be there: a missing one does not compile. */
export type MessageLoaders = Record<StoreLocale, () => Promise<{ default: unknown }>>;

/** A node of schema.org, such as `{ '@type': 'Product', name: … }`. */
export type StructuredData = { '@type': string } & Record<string, unknown>;

/** Where a page stands: what the server's route resolution and the URL say. */
export interface PageParams {
  /** Path without host and query. */
  path: string;
  search: Readonly<Record<string, string>>;
  /** The entity that `page-route` found: product id, category id, page identifier. */
  entityId: number | string | null;
  pageType: string;
}

export interface PageResult {
  /** HTTP status of the page; 200 where absent. */
  status?: number;
  /** Laid over the metadata that `page-route` gave. */
  meta?: Partial<PageMeta>;
  /** Path within the shop that answers instead of this address, such as a list's last page. Answered with 302. */
  redirect?: string;
  /**
   * JSON-LD nodes for search engines; addresses may be paths of the shop. Read on the server only: a page that builds
   * them elsewhere costs its visitors the script for nothing.
   */
  structuredData?: readonly StructuredData[];
}

/** What a remote exposes as a page: `export const page: PageModule = …`. */
export interface PageModule {
  Component: (props: { params: PageParams }) => ReactNode;
  /** Fills the query client and prepares fragments. A rejection costs the page's region. */
  load?: (context: ShopContext, params: PageParams) => Promise<PageResult | void>;
  messages: MessageLoaders;
}

/** What a remote lends to others: `export const fragment: FragmentModule<Props> = …`. */
export interface FragmentModule<Props extends object = object> {
  Component: (props: Props) => ReactNode;
  load?: (context: ShopContext, props: Props) => Promise<void>;
  messages: MessageLoaders;
}

/** Content of a modal or of the aside panel: `export const overlay: OverlayModule<Props> = …`. */
export interface OverlayModule<Props extends object = object> {
  Component: (props: Props) => ReactNode;
  /** The width that it was made for, CSS pixels. Shown is that of its place in shared-contracts/overlays: be the same. */
  width: number;
  /** Likewise of its place: a background click closes it; otherwise it shakes. */
  isClosable: boolean;
  messages: MessageLoaders;
}
