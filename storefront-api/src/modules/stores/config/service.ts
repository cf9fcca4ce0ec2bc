import type { FullStoreConfig } from 'shared-contracts/api/shop';
import type { Store } from 'shared-contracts/stores';
import type { FastifyBaseLogger } from 'fastify';
import type { Queryable } from '../../../db/client.ts';
import { findOverrides } from './repository.ts';
import { readOverrides, storeConfig } from './store-config.ts';

/** The whole configuration of a store, server overrides included. */
export async function configOf(
  db: Queryable,
  store: Store,
  log: FastifyBaseLogger,
): Promise<FullStoreConfig> {
  const { overrides, rejected } = readOverrides(await findOverrides(db, store.id));
  for (const { key, reason } of rejected)
    log.warn({ storeId: store.id, key, reason }, 'store override left aside');
  return storeConfig(store, overrides);
}
