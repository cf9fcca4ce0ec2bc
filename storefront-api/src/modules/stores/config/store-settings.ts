import type { FullStoreConfig } from 'shared-contracts/api/shop';

/** What follows from the settings of a store, and of all stores of its website, and cannot be set. */
export const computedKeys = ['cookieConsentVersion', 'thirdPartyServices'] as const;

/** The configuration of a store without what is computed from it. */
export type StoreSettings = Omit<FullStoreConfig, (typeof computedKeys)[number]>;
