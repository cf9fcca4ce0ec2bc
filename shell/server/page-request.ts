import type { FastifyBaseLogger } from 'fastify';
import type { Snapshot } from 'shared-contracts/releases';
import type { SessionData } from 'shared-contracts/session';
import type { Store } from 'shared-contracts/stores';
import type { ApiClient } from 'shared-runtime';
import type { RegionWatch } from './region-watch.ts';

/** What one page is rendered from. */
export interface PageRequest {
  url: URL;
  store: Store;
  session: SessionData;
  /** False for a page that is the same for every guest. */
  isPersonal: boolean;
  snapshot: Snapshot;
  api: ApiClient;
  log: FastifyBaseLogger;
  watch: RegionWatch;
}

export type PageAnswer =
  { kind: 'redirect'; status: number; location: string } | { kind: 'document'; status: number; html: Buffer };

export type PageRenderer = (request: PageRequest) => Promise<PageAnswer>;
