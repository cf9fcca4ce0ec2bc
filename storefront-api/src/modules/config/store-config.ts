import type { StoreConfig } from 'shared-contracts/api/shop';
import type { Store, StoreBrand } from 'shared-contracts/stores';
import { configKeys } from 'shared-contracts/api/shop';

type FullConfig = Required<StoreConfig>;

const defaults: Omit<FullConfig, 'shopName' | 'currencyCode' | 'cookiePreferencesModalShopName'> = {
  currencyTemplate: '£#',
  captchaSiteKey: null,
  reviewScore: 4.6,
  reviewCount: 37_000,
  tsReviewsUrl: null,
  isTrustedShopsBadgeEnabled: false,
  cookieConsentEnabled: true,
  returnValidityDays: 14,
  referralPoints: 500,
  phone: '+44 20 7946 0731',
  socialLinks: [
    { label: 'Instagram', url: 'https://www.instagram.com/' },
    { label: 'Facebook', url: 'https://www.facebook.com/' },
    { label: 'YouTube', url: 'https://www.youtube.com/' },
  ],
  address: ['Offpiste Ltd', 'Unit 7, Corn Mill Wharf', 'Leeds LS1 4AB', 'United Kingdom'],
};

const byBrand: Record<StoreBrand, Partial<FullConfig>> = {
  offpiste: {},
  snowfield: { referralPoints: 0 },
};

const byStore: Record<number, Partial<FullConfig>> = {
  13: {
    currencyTemplate: '# €',
    phone: '+33 1 99 00 45 31',
    address: ['Offpiste', 'Unit 7, Corn Mill Wharf', 'Leeds LS1 4AB', 'Royaume-Uni'],
  },
};

/** Defaults, then what the shop's brand says, then what the store says. */
export function storeConfig(store: Store): FullConfig {
  return {
    ...defaults,
    shopName: store.shopName,
    currencyCode: store.currency,
    cookiePreferencesModalShopName: store.shopName,
    ...byBrand[store.brand],
    ...byStore[store.id],
  };
}

/** Only the keys that were asked for; a key that nobody knows is left out. */
export function pickConfig(config: FullConfig, keys: readonly string[]): StoreConfig {
  const known = configKeys.filter((key) => keys.includes(key));
  return Object.fromEntries(known.map((key) => [key, config[key]]));
}
