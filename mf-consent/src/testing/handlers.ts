import { answer } from 'shared-runtime/standalone';

export const config = answer('config', () => ({
  cookieConsentEnabled: true,
  cookiePreferencesModalShopName: 'Offpiste',
}));

const savePreferences = answer('cookie-preferences', ({ accepted_functional, accepted_advertising }) => ({
  cookieConsentPreferences: { cookie_consent_given: true, accepted_functional, accepted_advertising },
}));

export const handlers = [config, savePreferences];
