import { listenForConsentAnswers } from 'shared-runtime/consent-answer';
import { fakeFetch, startStandalone } from 'shared-runtime/standalone';
import { fragment as banner } from '../exposes/banner.tsx';
import { page as preferencesPage } from '../exposes/cookie-preferences-page.tsx';
import { fragment as embed } from '../exposes/embed-fragment.tsx';
import { overlay as preferences } from '../exposes/preferences-overlay.tsx';
import { overlay as service } from '../exposes/service-overlay.tsx';
import { handlers } from '../testing/handlers.ts';

// What the shell's first script does.
listenForConsentAnswers();
globalThis.fetch = fakeFetch(handlers);

const params = { path: '/cookie-preferences', search: {}, entityId: null, pageType: 'cookie-preferences' };
const size = { width: 640, height: 360 };

void startStandalone({
  title: 'mf-consent',
  handlers,
  overlays: { 'consent/preferences': preferences, 'consent/service': service },
  views: {
    banner: { kind: 'fragment', module: banner, props: {} },
    preferences: { kind: 'overlay', module: preferences, props: {} },
    'preferences page': { kind: 'page', module: preferencesPage, params },
    'save failed': { kind: 'overlay', module: preferences, props: { failed: true } },
    chat: { kind: 'overlay', module: service, props: { service: 'chat' } },
    video: {
      kind: 'fragment',
      module: embed,
      props: { url: 'https://player.example/embed/1', title: 'How we wax skis', ...size },
    },
  },
});
