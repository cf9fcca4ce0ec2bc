import { createHash } from 'node:crypto';
import type { FullStoreConfig } from 'shared-contracts/api/shop';
import { stores, type Store } from 'shared-contracts/stores';
import type { Queryable } from '../../../db/client.ts';
import { thirdPartyServices } from '../consent/third-party-services.ts';
import { findOverridesOfStores } from './repository.ts';
import { readOverrides, storeConfig } from './store-config.ts';

/** What the visitors of a store are asked to consent to. */
export type ConsentTerms = Pick<
  FullStoreConfig,
  'cookieConsentVersion' | 'cookieConsentWording' | 'cookieConsentIframes' | 'thirdPartyServices'
>;

type StoreTerms = Omit<ConsentTerms, 'cookieConsentVersion'>;

/** Returns the terms of a store. They are one snapshot, so that a version always has one wording and one list. */
export type FindConsentTerms = (store: Store) => Promise<ConsentTerms>;

/** Every page needs the version. It depends on all stores of the website, which are read at most this often. */
const ttlMs = 30_000;

/** Caches the terms of each website. Invalid overrides are logged by `configOf`. */
export function createConsentTerms(db: Queryable, nowMs: () => number = Date.now): FindConsentTerms {
  const websites = new Map<number, { readAtMs: number; terms: Promise<ReadonlyMap<number, ConsentTerms>> }>();

  const read = (websiteId: number) => {
    const terms = readTerms(db, websiteId);
    const entry = { readAtMs: nowMs(), terms };
    websites.set(websiteId, entry);
    // The next call reads again.
    terms.catch(() => websites.get(websiteId) === entry && websites.delete(websiteId));
    return entry;
  };

  return async ({ id, websiteId }) => {
    const known = websites.get(websiteId);
    // The absolute value also ends an entry after the clock was set back.
    const isFresh = known !== undefined && Math.abs(nowMs() - known.readAtMs) < ttlMs;
    const terms = (await (isFresh ? known : read(websiteId)).terms).get(id);
    if (terms === undefined) throw new Error(`Website ${websiteId} has no store ${id}`);
    return terms;
  };
}

async function readTerms(db: Queryable, websiteId: number): Promise<ReadonlyMap<number, ConsentTerms>> {
  const ofWebsite = stores.filter((store) => store.websiteId === websiteId);
  const rows = await findOverridesOfStores(
    db,
    ofWebsite.map(({ id }) => id),
  );
  const terms = ofWebsite.map((store) => {
    const { overrides } = readOverrides(rows.filter(({ storeId }) => storeId === store.id));
    return [store.id, termsOf(store, storeConfig(store, overrides))] as const;
  });
  const cookieConsentVersion = versionOf(terms);
  return new Map(terms.map(([id, own]) => [id, { ...own, cookieConsentVersion }]));
}

function termsOf(store: Store, config: ReturnType<typeof storeConfig>): StoreTerms {
  const { cookieConsentWording, cookieConsentIframes } = config;
  const services = thirdPartyServices(config, store.locale);
  return { cookieConsentWording, cookieConsentIframes, thirdPartyServices: services };
}

/**
 * Returns a hash over everything that the visitors of the website's stores can read before they answer. The path of a
 * script and the ids of accounts are not in it: a new release of the same service is no new question.
 */
function versionOf(terms: readonly (readonly [number, StoreTerms])[]): string {
  const shown = terms.map(
    ([id, { cookieConsentWording: wording, cookieConsentIframes: iframes, ...rest }]) => [
      id,
      [wording.question, wording.essential, wording.functional, wording.advertising],
      [iframes.default, iframes.functional, iframes.advertising].map((patterns) => patterns.toSorted()),
      rest.thirdPartyServices.map((service) => [
        service.key,
        service.group,
        service.name,
        service.provider,
        service.privacyUrl,
        service.retentionDays,
        service.purpose,
        [...new Set([new URL(service.script).origin, ...service.origins])].toSorted(),
      ]),
    ],
  );
  return createHash('sha256').update(JSON.stringify(shown)).digest('hex').slice(0, 8);
}
