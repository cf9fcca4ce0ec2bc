import { answer } from 'shared-runtime/standalone';
import { service } from './services.ts';

export const wording = {
  question: 'May we use cookies that are not essential? Rejecting is as easy as accepting.',
  essential: 'Always on: without them you couldn’t sign in.',
  functional: 'They remember your choices.',
  advertising: 'They show you offers that suit you.',
};

const services = [
  service('tagManager', 'default'),
  service('analytics', 'functional', { retentionDays: 730 }),
  service('webAnalytics', 'functional', { retentionDays: null, privacyUrl: null }),
  service('heatmap', 'advertising'),
  service('chat', 'functional'),
  service('helpWidget', 'functional'),
  service('reviews', 'functional'),
];

export const fullConfig = {
  cookieConsentEnabled: true,
  cookieConsentVersion: '1f0c9a3e',
  cookieConsentWording: wording,
  cookiePreferencesModalShopName: 'Offpiste',
  thirdPartyServices: services,
  cookieConsentIframes: { default: [], functional: ['player.example'], advertising: ['ads.example'] },
};

/** Answers with every key, as an API of a later release may. */
export const config = answer('config', () => fullConfig);

const savePreferences = answer('cookie-preferences', ({ accepted_functional, accepted_advertising }) => ({
  cookieConsentPreferences: { cookie_consent_given: true, accepted_functional, accepted_advertising },
}));

export const handlers = [config, savePreferences];
