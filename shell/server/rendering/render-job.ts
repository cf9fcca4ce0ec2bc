import type { FastifyBaseLogger } from 'fastify';
import type { Assignments } from 'shared-contracts/experiments';
import type { Snapshot } from 'shared-contracts/releases';
import type { SessionData } from 'shared-contracts/session';
import type { Store } from 'shared-contracts/stores';
import type { ApiClient, PageParams } from 'shared-runtime';
import type { DynamicEncoding } from '../http/responses/compression.ts';
import type { RegionReporter } from './region-reports.ts';

/** Serialisable description of one page, sent to a rendering process. */
export interface RenderJob {
  /** With the store's own host. */
  url: string;
  storeId: number;
  session: SessionData;
  experiments: Assignments;
  /** Shows unpublished stories to editors. */
  isTestHost: boolean;
  /** Page types with their own Content Security Policy; absent if there are none. */
  ownPolicyTypes?: readonly string[] | undefined;
  /** False for a page that is the same for every guest. */
  isPersonal: boolean;
  /** The document may contain its style sheet instead of linking to it. */
  hasInlineStyles: boolean;
  /** From the browser: which style sheets it has in its cache, which a page links to; see `isCached`. */
  cachedStylesheetsCookie?: string | undefined;
  /** For `PageParams`; absent without any. */
  enteredValues?: PageParams['enteredValues'];
  /** Encoding of the answer. The rendering process compresses: less data between processes, less work in the server. */
  encoding: DynamicEncoding;
  snapshot: Snapshot;
  /** The visitor's headers for the API; without cookies for a shared page. */
  headers: Record<string, string>;
  /** Makes the page part of the trace of its request; absent without tracing. */
  traceHeaders?: Readonly<Record<string, string>>;
  /** Request id in the log. */
  requestId: string;
  /** The network of the visitor's address, see `clientNetwork`: limits its contribution to a release's evidence. */
  network: string;
}

/** Input of the renderer for one page. */
export interface PageRequest {
  url: URL;
  store: Store;
  session: SessionData;
  experiments: Assignments;
  isTestHost: boolean;
  ownPolicyTypes?: readonly string[] | undefined;
  isPersonal: boolean;
  hasInlineStyles: boolean;
  cachedStylesheetsCookie?: string | undefined;
  enteredValues?: PageParams['enteredValues'];
  /**
   * Time for which a personal page that is ready waits for the fragments of header and footer, milliseconds. Absent, and
   * for other pages: until they are loaded, or their remotes' timeouts have passed.
   */
  frameWaitMs?: number;
  snapshot: Snapshot;
  api: ApiClient;
  log: FastifyBaseLogger;
  reporter: RegionReporter;
}

export type PageAnswer =
  | { kind: 'redirect'; status: number; location: string }
  | {
      kind: 'document';
      status: number;
      html: Buffer;
      encoding: DynamicEncoding;
      /** Decides the document's Content Security Policy. */
      pageType?: string | null;
      /** Allows the document's inline style sheet in that policy; null for a document that links to it. */
      inlineStyleHash?: string | null;
    };

export type RenderPage = (order: RenderJob) => Promise<PageAnswer>;

/**
 * Rejects with `QueueFullError` if too many pages of this client are waiting.
 *
 * @param client see `clientNetwork`
 * @param sharedKey of a page for several visitors, whose clients join it; undefined for a page of one visitor
 */
export type QueuedRenderPage = (order: RenderJob, client: string, sharedKey?: string) => Promise<PageAnswer>;

/** Renders uncompressed documents. */
export type PageRenderer = (request: PageRequest) => Promise<PageAnswer>;
