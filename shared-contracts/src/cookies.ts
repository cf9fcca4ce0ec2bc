import type { CookieConsent } from './session/cookie-consent-schema.ts';

/** Categories that a visitor may reject; essential items are always on. */
export type CookieCategory = 'essential' | 'functional' | 'advertising';

/** Returns whether items of a category may be stored for longer than the visit. */
export function isCategoryAccepted(category: CookieCategory, consent: CookieConsent): boolean {
  if (category === 'essential') return true;
  return category === 'functional' ? consent.accepted_functional : consent.accepted_advertising;
}

export type StorageArea = 'cookie' | 'localStorage' | 'sessionStorage';

export interface StoredItem {
  area: StorageArea;
  /** Names in the browser. The first is the one to show. */
  names: readonly [string, ...string[]];
  category: CookieCategory;
  /**
   * Maximum duration in seconds since the last write. 0: until the browser (a cookie) or the tab (`sessionStorage`)
   * is closed. Null: until the visitor deletes it.
   */
  maxAgeSeconds: number | null;
  /**
   * Shorter duration before the visitor has accepted the category. 0: a cookie stays until the browser is closed, any other
   * item is not stored. Absent: an item that is not essential is not stored before, and deleted when its category is rejected.
   */
  maxAgeSecondsBeforeConsent?: number;
  /** Not readable by scripts. */
  isHttpOnly: boolean;
}

const hourSeconds = 60 * 60;
const daySeconds = 24 * hourSeconds;
const yearSeconds = 365 * daySeconds;

/** Essential: stores what was done in this tab, is read by this page only and identifies no visitor. */
function tabItem<const Name extends string>(name: Name) {
  return stored('sessionStorage', name, 0);
}

function deviceItem<const Name extends string>(name: Name) {
  return stored('localStorage', name, null);
}

function stored<Area extends StorageArea, const Name extends string, Age extends number | null>(
  area: Area,
  name: Name,
  maxAgeSeconds: Age,
) {
  return { area, names: [name], category: 'essential', maxAgeSeconds, isHttpOnly: false } as const;
}

/**
 * Everything that the shop stores in a browser. The code that sets a cookie and the cookie policy both read name and
 * duration from here; a test compares the table with a browser's storage.
 */
export const storedItems = {
  session: {
    area: 'cookie',
    // Browsers accept the prefixed name only over https, for this host and all of its paths.
    names: ['sid', '__Host-sid'],
    category: 'essential',
    maxAgeSeconds: 30 * daySeconds,
    isHttpOnly: true,
  },
  /** Random; selects releases and variations, so that a visitor sees the same ones on every page. */
  visitor: {
    area: 'cookie',
    names: ['vid', '__Host-vid'],
    category: 'essential',
    maxAgeSeconds: yearSeconds,
    isHttpOnly: true,
  },
  /** Signed: the members who have signed in here. An attack on such a member locks out other devices only. */
  knownDevice: {
    area: 'cookie',
    names: ['known_device', '__Host-known_device'],
    category: 'essential',
    maxAgeSeconds: 180 * daySeconds,
    isHttpOnly: true,
  },
  consent: {
    area: 'cookie',
    names: ['cookie_consent'],
    category: 'essential',
    maxAgeSeconds: yearSeconds,
    isHttpOnly: false,
  },
  pendingAddition: {
    area: 'cookie',
    names: ['pending_add'],
    category: 'essential',
    maxAgeSeconds: hourSeconds,
    isHttpOnly: true,
  },
  /** A social login from its start at the provider until an account is connected. */
  socialLogin: {
    area: 'cookie',
    names: ['social_login', '__Host-social_login'],
    category: 'essential',
    maxAgeSeconds: hourSeconds / 4,
    isHttpOnly: true,
  },
  /** What was entered in a rejected form without JavaScript, for the page that shows the form again. */
  enteredValues: {
    area: 'cookie',
    names: ['form_values'],
    category: 'essential',
    maxAgeSeconds: 60,
    isHttpOnly: true,
  },
  pinnedReleases: {
    area: 'cookie',
    names: ['checkout_releases'],
    category: 'essential',
    maxAgeSeconds: 2 * hourSeconds,
    isHttpOnly: true,
  },
  /** Set only by a preview link. */
  preview: {
    area: 'cookie',
    names: ['release_preview'],
    category: 'essential',
    maxAgeSeconds: 7 * daySeconds,
    isHttpOnly: true,
  },
  experiments: {
    area: 'cookie',
    names: ['ab_tests'],
    category: 'functional',
    maxAgeSeconds: yearSeconds,
    maxAgeSecondsBeforeConsent: 0,
    isHttpOnly: true,
  },
  /** Which style sheets the browser has in its cache, so that a member's page can link to them. */
  cachedStylesheets: {
    area: 'cookie',
    names: ['cached_styles'],
    category: 'essential',
    maxAgeSeconds: 0,
    isHttpOnly: false,
  },
  scrollPositions: tabItem('shop-scroll'),
  missingFile: tabItem('shell:without'),
  reloadGuard: tabItem('shell:left'),
  /** When a form may be sent again after too many attempts. */
  formLocks: tabItem('form-locks'),
  /** What was entered in the checkout and not sent. Never data of cards. */
  checkoutDraft: tabItem('checkout-draft'),
  registerInvitation: tabItem('register-invitation'),
  referralShare: tabItem('referral-share'),
  referralShareRead: deviceItem('referral-share'),
  smartBanner: deviceItem('smart-banner-shown'),
  /** What a guest has searched for, entered by the guest; read by this page only. */
  recentSearches: tabItem('recent-searches'),
  /** The same for later visits, stored only after functional items were accepted. */
  keptSearches: {
    ...deviceItem('recent-searches'),
    category: 'functional',
    maxAgeSecondsBeforeConsent: 0,
  },
  /** Ids of products that a guest has viewed; read by this page only. */
  recentlyViewed: tabItem('recently-viewed'),
  /** The same for later visits, stored only after functional items were accepted. */
  keptViewed: {
    ...deviceItem('recently-viewed'),
    category: 'functional',
    maxAgeSecondsBeforeConsent: 0,
  },
} as const satisfies Record<string, StoredItem>;

export type StoredItemKey = keyof typeof storedItems;

/** Names in the table, for browser code: a type adds no bytes. */
export type StoredName<Area extends StorageArea> = Extract<
  (typeof storedItems)[StoredItemKey],
  { area: Area }
>['names'][number];
