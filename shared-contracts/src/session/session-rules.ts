import { toLanguageTag, toStoreLocale } from '../stores/locales.ts';
import { requiresLogin, type Store } from '../stores/stores.ts';
import type { CookieConsent } from './cookie-consent-schema.ts';
import type { SessionData } from './session-schema.ts';

/** No answer yet: essential cookies only, and the banner is visible. */
export const noConsent: CookieConsent = {
  cookie_consent_given: false,
  accepted_functional: false,
  accepted_advertising: false,
};

/** Customer group of visitors without an account. */
export const guestGroup = 0;

/** Id in the session of an audience whose visitors are signed in. */
const anyMember = -1;

/** The session as read by shell and remotes: the data above and the fields that the shell derives. */
export interface Session extends SessionData {
  storeId: number;
  userId: number | null;
  userName: string | null;
  isUserLoggedIn: boolean;
  isConfirmed: boolean;
  storeType: string;
  storeLocale: string;
  /** Two-letter language, such as `en`. */
  storeLang: string;
  /** BCP 47 tag, such as `en-GB`. */
  storeIETFLanguageTag: string;
}

export function toSession(data: SessionData): Session {
  const languageTag = toLanguageTag(toStoreLocale(data.store_locale));
  return {
    ...data,
    storeId: data.store_id,
    userId: data.id,
    userName: data.name,
    isUserLoggedIn: data.id !== null,
    isConfirmed: data.is_confirmed,
    storeType: data.store_type,
    storeLocale: data.store_locale,
    storeLang: languageTag.slice(0, 2),
    storeIETFLanguageTag: languageTag,
  };
}

/**
 * Returns whether prices are shown: the visitor is signed in, or the store requires no sign-in (specification §6).
 */
export function maySeePrices(session: Pick<Session, 'isUserLoggedIn' | 'loginRequired'>): boolean {
  return session.isUserLoggedIn || !session.loginRequired;
}

/**
 * Returns what the session of a visitor has in common with others of the same customer group, and nothing by which a
 * member can be known: what is rendered with it can be shown to all of them.
 */
export function audienceSession(data: SessionData, store: Store): SessionData {
  return {
    ...guestSessionData(store),
    id: data.id === null ? null : anyMember,
    is_confirmed: data.is_confirmed,
    group: data.group,
    loginRequired: data.loginRequired,
    free_delivery_enabled: data.free_delivery_enabled,
  };
}

/** Returns the session of a visitor without one. It depends on the store only, so it is the same for every guest. */
export function guestSessionData(store: Store, consent: CookieConsent = noConsent): SessionData {
  return {
    id: null,
    name: null,
    email: null,
    store_id: store.id,
    store_code: store.code,
    website_id: store.websiteId,
    store_type: store.kind,
    first_visit: false,
    newsletterActionTaken: false,
    restrictEmailPersonalisation: false,
    restrictSitePersonalisation: false,
    isSubscribed: false,
    group: guestGroup,
    segment: null,
    gender: null,
    auto_login: false,
    loginRequired: requiresLogin(store),
    free_delivery_enabled: false,
    store_locale: store.locale,
    delivery_country: store.country,
    billing_country: store.country,
    accepts_cookie: consent.cookie_consent_given,
    is_confirmed: false,
    subscribeAbandonedBasket: false,
    auth_token: null,
    flash_messages: { error: [], success: [] },
    referralCode: null,
    abTests: [],
    createdAt: null,
    isSignupEvent: false,
    current_orders: 0,
    partnersName: null,
    cookieConsentPreferences: consent,
  };
}
