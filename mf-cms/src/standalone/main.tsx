import type { FragmentModule } from 'shared-runtime';
import { startStandalone } from 'shared-runtime/standalone';
import { page } from '../exposes/editorial-page.tsx';
import { fragment } from '../exposes/sitewide-banner-fragment.tsx';
import { handlers } from './handlers.ts';

const banner = fragment as FragmentModule<never>;

await startStandalone({
  title: 'mf-cms',
  handlers,
  views: {
    page: {
      kind: 'page',
      module: page,
      params: { path: '/about-us', search: {}, entityId: 'about-us', pageType: 'cms' },
    },
    banner: { kind: 'fragment', module: banner, props: { identifier: 'pss-sitewide-banner' } },
    'banner-absent': { kind: 'fragment', module: banner, props: { identifier: 'absent' } },
  },
});
