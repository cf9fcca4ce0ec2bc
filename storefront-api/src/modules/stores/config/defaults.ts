import { navigationExperiment } from 'shared-contracts/experiments';
import { vatRates } from '../../pricing/vat.ts';
import type { StoreSettings } from './store-settings.ts';

type StoreIndependent = Omit<
  StoreSettings,
  | 'shopName'
  | 'currencyCode'
  | 'currencyTemplate'
  | 'cookiePreferencesModalShopName'
  | 'cookieConsentWording'
  | 'customerServiceHours'
  | 'email'
  | 'delivery'
  | 'company'
> & { company: Omit<StoreSettings['company'], 'vatId'> };

/** Defaults that brands and stores override (specification §9). Nothing here is secret. */
export const defaults: StoreIndependent = {
  captchaSiteKey: null,
  reviewScore: 4.6,
  reviewCount: 37_000,
  tsReviewsUrl: null,
  isTrustedShopsBadgeEnabled: false,
  cookieConsentEnabled: true,
  cookieConsentScripts: {
    default: [],
    functional: ['widget.help.example', 'chat.example'],
    advertising: ['ads.example', 'tag.example/gtm.js'],
  },
  cookieConsentIframes: {
    default: [],
    functional: ['player.video.example'],
    advertising: ['ads.example/frame'],
  },
  // Operators name the source of each service that they use.
  serviceSources: {},
  returnValidityDays: 14,
  // The specification names no rate.
  earnedPointsPercent: 0,
  fittingAnswersTtlDays: 30,
  referralPoints: 500,
  referralInvitationEnabled: false,
  resubscribe: {
    productViews: null,
    categoryViews: null,
    totalViews: null,
    awardPoints: null,
    intervalDays: null,
  },
  orderSelfEditEnabled: true,
  orderSelfCancelEnabled: true,
  orderSelfServiceMinutes: 60,
  guestCheckoutEnabled: false,
  orderLimits: {
    maxLines: 40,
    maxPieces: 100,
    maxHoldMinutes: 60,
    holdPauseMinutes: 60,
    maxOpenPayments: 5,
    maxHeldPieces: 200,
  },
  confirmedEmailRequired: false,
  phone: '+44 20 7946 0731',
  // The company is fictitious: its numbers are not assigned, and `.example` is a reserved domain.
  company: {
    name: 'Offpiste Ltd',
    registration: 'Companies House (England & Wales) 00000731',
    director: 'Ellen Marsh',
    privacyEmail: 'privacy@offpiste.example',
  },
  // Fictitious, because accounts of this name at real services belong to others.
  socialLinks: [
    { label: 'Instagram', url: 'https://instagram.example/offpiste' },
    { label: 'Facebook', url: 'https://facebook.example/offpiste' },
    { label: 'YouTube', url: 'https://youtube.example/offpiste' },
  ],
  appLinks: {
    ios: 'https://apps.offpiste.example/iphone',
    android: 'https://apps.offpiste.example/android',
  },
  bCorpUrl: null,
  paymentMarks: ['visa', 'maestro', 'mastercard', 'paypal', 'amex'],
  address: ['Offpiste Ltd', 'Unit 7, Corn Mill Wharf', 'Leeds LS1 4AB', 'United Kingdom'],
  // Configured but inactive: every visitor gets the original.
  experiments: [
    {
      name: navigationExperiment,
      variations: [
        { code: 'original', percentage: 100 },
        { code: 'variation_a', percentage: 0 },
      ],
      startDateTime: null,
      endDateTime: null,
    },
    {
      name: 'ab_test_payment_methods_apple_google_pay',
      variations: [
        { code: 'original', percentage: 100 },
        { code: 'variation_a', percentage: 0 },
      ],
      startDateTime: null,
      endDateTime: null,
    },
    {
      name: 'ab_test_product_ux_changes',
      variations: [
        { code: 'original', percentage: 100 },
        { code: 'variation_a', percentage: 0 },
      ],
      startDateTime: null,
      endDateTime: null,
    },
  ],
  // Apps have no browser interface around the page that would report a lost connection.
  offlinePageHosts: ['app.*', '*.app.*'],
  paymentMethods: ['adyen_cc', 'adyen_oneclick', 'adyen_hpp', 'braintree_paypal'],
  payLater: { isEnabled: false, provider: null },
  socialLogin: { isEnabled: false, appId: null, scope: 'public_profile,email' },
  tagManager: { isEnabled: false, containerId: null },
  analytics: { isEnabled: false, measurementId: null },
  webAnalytics: { isEnabled: false, siteId: null },
  chat: { isEnabled: false, widgetId: null },
  helpWidget: { isEnabled: false, key: null },
  heatmap: { isEnabled: false, siteId: null },
  collectPoints: { isEnabled: false, carriers: [], searchRadiusKm: 15 },
  addressLookup: { isEnabled: true, provider: 'offline' },
  vatRates: [...vatRates],
};
