import type { FragmentModule } from 'shared-runtime';
import { startStandalone } from 'shared-runtime/standalone';
import { fragment } from '../exposes/box-fragment.tsx';
import { page } from '../exposes/results-page.tsx';
import { handlers } from './handlers.ts';

const params = { path: '/search', entityId: null, pageType: 'search' };

await startStandalone({
  title: 'mf-search',
  handlers,
  views: {
    box: { kind: 'fragment', module: fragment as FragmentModule<never>, props: {} },
    results: { kind: 'page', module: page, params: { ...params, search: { s: 'touring skis' } } },
    'results-empty': { kind: 'page', module: page, params: { ...params, search: {} } },
  },
});
