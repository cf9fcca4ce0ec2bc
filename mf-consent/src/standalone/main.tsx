import { startStandalone } from 'shared-runtime/standalone';
import { fragment as banner } from '../exposes/banner.tsx';
import { overlay as preferences } from '../exposes/preferences-overlay.tsx';
import { handlers } from '../testing/handlers.ts';

void startStandalone({
  title: 'mf-consent',
  handlers,
  overlays: { 'consent/preferences': preferences as never },
  views: {
    banner: { kind: 'fragment', module: banner as never, props: {} },
    preferences: { kind: 'overlay', module: preferences as never, props: {} },
    'save failed': { kind: 'overlay', module: preferences as never, props: { failed: true } },
  },
});
