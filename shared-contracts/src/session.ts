import * as z from 'zod/mini';
import { toLanguageTag, toStoreLocale } from './locales.ts';
import { requiresLogin, type Store } from './stores.ts';

export const cookieConsentSchema = z.object({
  cookie_consent_given: z.boolean(),
  accepted_functional: z.boolean(),
  accepted_advertising: z.boolean(),
});

export type CookieConsent = z.infer<typeof cookieConsentSchema>;

/** Nothing asked yet: essential cookies only, and the banner shows. */
export const noConsent: CookieConsent = {
  cookie_consent_given: false,
  accepted_functional: false,
  accepted_advertising: false,
};

/** Customer group of visitors without an account. */
export const guestGroup = 0;

/** Session data, specification §3. `auth_token` is always null outward: the token lives in an httpOnly cookie. */
export const sessionDataSchema = z.object({
  id: z.nullable(z.int()),
  name: z.nullable(z.string()),
  email: z.nullable(z.string()),
  store_id: z.int(),
  store_code: z.string(),
  website_id: z.int(),
  store_type: z.string(),
  first_visit: z.boolean(),
  newsletterActionTaken: z.boolean(),
  restrictEmailPersonalisation: z.boolean(),
  restrictSitePersonalisation: z.boolean(),
  isSubscribed: z.boolean(),
  group: z.int(),
  segment: z.nullable(z.string()),
  gender: z.nullable(z.int()),
  auto_login: z.boolean(),
  loginRequired: z.boolean(),
  free_delivery_enabled: z.boolean(),
  store_locale: z.string(),
  delivery_country: z.string(),
  billing_country: z.string(),
  accepts_cookie: z.boolean(),
  is_confirmed: z.boolean(),
  subscribeAbandonedBasket: z.boolean(),
  auth_token: z.null(),
  flash_messages: z.object({ error: z.array(z.string()), success: z.array(z.string()) }),
  referralCode: z.nullable(z.string()),
  abTests: z.array(z.object({ abTestCode: z.string(), abTestVariationCode: z.string() })),
  /** When the account was created; ISO 8601, UTC. */
  createdAt: z.nullable(z.string()),
  isSignupEvent: z.boolean(),
  current_orders: z.int(),
  partnersName: z.nullable(z.string()),
  cookieConsentPreferences: cookieConsentSchema,
});

export type SessionData = z.infer<typeof sessionDataSchema>;

/** The session as the shell and the remotes read it: the data above plus the names the shell derives. */
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

/** Prices are shown only if the visitor is signed in or the store asks for no sign-in (specification §6). */
export function maySeePrices(session: Pick<Session, 'isUserLoggedIn' | 'loginRequired'>): boolean {
  return session.isUserLoggedIn || !session.loginRequired;
}

/** What a visitor without a session is. Built from the store alone, so that it is the same for every guest. */
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
