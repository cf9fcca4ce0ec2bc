import type { FastifyBaseLogger } from 'fastify';
import type { PageType } from 'shared-contracts/api/shop';
import type { Assignments } from 'shared-contracts/experiments';
import type { Snapshot } from 'shared-contracts/releases';
import type { SessionData } from 'shared-contracts/session';
import type { Store } from 'shared-contracts/stores';
import type { ApiClient } from 'shared-runtime';
import type { DynamicEncoding } from '../http/compression.ts';
import type { RegionReporter } from './region-reports.ts';

/** What one page is to be made from, in words that cross from one process to another. */
export interface RenderJob {
  /** With the store's own host. */
  url: string;
  storeId: number;
  session: SessionData;
  experiments: Assignments;
  /** Editors see what they are writing. */
  isTestHost: boolean;
  /** Page types that a tab enters and leaves by a new document; absent where there are none. */
  ownPolicyTypes?: readonly PageType[] | undefined;
  /** False for a page that is the same for every guest. */
  isPersonal: boolean;
  /** What its bytes are to be. Whoever makes a page packs it: it is shorter on its way, and that is work off the server. */
  encoding: DynamicEncoding;
  snapshot: Snapshot;
  /** What the API is told of the visitor. Without cookies where the page is not theirs alone. */
  headers: Record<string, string>;
  /** As in every line of the log that is about this page. */
  requestId: string;
  /** The network of the visitor's address, see `clientNetwork`: what it may contribute to a release's evidence is bounded. */
  network: string;
}

/** What one page is rendered from. */
export interface PageRequest {
  url: URL;
  store: Store;
  session: SessionData;
  experiments: Assignments;
  isTestHost: boolean;
  ownPolicyTypes?: readonly PageType[] | undefined;
  isPersonal: boolean;
  snapshot: Snapshot;
  api: ApiClient;
  log: FastifyBaseLogger;
  watch: RegionReporter;
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
    };

export type RenderPage = (order: RenderJob) => Promise<PageAnswer>;

/** Rejects with `QueueFullError` where this client has too many pages waiting. `client`: see `clientNetwork`. */
export type QueuedRenderPage = (order: RenderJob, client: string) => Promise<PageAnswer>;

/** Of documents as they are, not packed. */
export type PageRenderer = (request: PageRequest) => Promise<PageAnswer>;
