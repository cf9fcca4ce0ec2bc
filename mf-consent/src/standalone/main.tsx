import { startStandalone } from 'shared-runtime/standalone';
import { fragment as banner } from '../exposes/banner.tsx';
import { overlay as preferences } from '../exposes/preferences-overlay.tsx';
import { handlers } from '../testing/handlers.ts';

void startStandalone({
  title: 'mf-consent',
  handlers,
  overlays: { 'consent/preferences': preferences },
  views: {
    banner: { kind: 'fragment', module: banner, props: {} },
    preferences: { kind: 'overlay', module: preferences, props: {} },
    'save failed': { kind: 'overlay', module: preferences, props: { failed: true } },
  },
});
