import type { Store } from 'shared-contracts/stores';
import type { FastifyBaseLogger } from 'fastify';
import type { StoreSettings } from './store-settings.ts';
import type { Queryable } from '../../../db/client.ts';
import { findOverrides } from './repository.ts';
import { readOverrides, storeConfig } from './store-config.ts';

/** Returns the configuration of a store, including the overrides in the database. Logs invalid overrides. */
export async function configOf(db: Queryable, store: Store, log: FastifyBaseLogger): Promise<StoreSettings> {
  const { config, rejected } = await readConfig(db, store);
  for (const { key, reason } of rejected)
    log.warn({ storeId: store.id, key, reason }, 'invalid store override ignored');
  return config;
}

/** Returns the configuration of a store with the overrides that it ignores. */
export async function readConfig(db: Queryable, store: Store) {
  const { overrides, rejected } = readOverrides(await findOverrides(db, store.id));
  return { config: storeConfig(store, overrides), rejected };
}

/** Returns whether members of the store must confirm their address before they can use their account. */
export async function requiresConfirmedEmail(
  db: Queryable,
  store: Store,
  log: FastifyBaseLogger,
): Promise<boolean> {
  return (await configOf(db, store, log)).confirmedEmailRequired;
}
