import type { RegionStore } from 'shared-runtime/host';
import { integrity, manifestOf } from '../../testing/release-fixture.ts';
import { pageScripts } from './asset-hints.ts';

const search = manifestOf('mf-search', '2.0.0', {
  exposes: {
    './fragments/box': { js: ['box.js'], css: [] },
    './pages/results': { js: ['results.js'], css: [] },
    './overlays/filters': { js: ['filters.js'], css: ['filters.css'] },
  },
  messages: { en_GB: 'messages-en_GB.js', fr_FR: 'messages-fr_FR.js' },
  contracts: {
    ...manifestOf('mf-search', '2.0.0').contracts,
    frame: { './fragments/box': { slot: 'header-search', hydrate: 'interaction' } },
  },
});
const snapshot = { revision: 1, releases: { 'mf-search': search } };
const build = {
  version: '1.0.0',
  main: 'main.js',
  messages: { en_GB: 'texts.js' },
  overlays: ['dialog.js', 'dialog.css'],
  assets: { 'main.js': integrity, 'texts.js': integrity },
} as unknown as Parameters<typeof pageScripts>[2];

function scriptsOf(regions: Record<string, 'ready' | 'failed'>) {
  const settled = new Map(
    Object.entries(regions).map(([key, status]) => [key, { status, remote: 'mf-search', version: '2.0.0' }]),
  );
  return pageScripts(snapshot, { settled: () => settled } as unknown as RegionStore, build, 'en_GB');
}

const entry = '/assets/mf-search/2.0.0/remoteEntry.js';
const messages = '/assets/mf-search/2.0.0/messages-en_GB.js';

describe('pageScripts', () => {
  it('lists what the page needs at once with hashes, and what a fragment of the frame needs by its name', () => {
    const { main, others, frame } = scriptsOf({
      'page:search/results': 'ready',
      'fragment:search/box': 'ready',
    });
    expect(main).toEqual({ href: '/assets/shell/1.0.0/main.js', integrity });
    expect(others.map(({ href }) => href)).toEqual([
      '/assets/shell/1.0.0/texts.js',
      entry,
      '/assets/mf-search/2.0.0/results.js',
      messages,
    ]);
    expect(others[1]?.integrity).toBe(integrity);
    expect(frame).toEqual({ 'search/box': [entry, '/assets/mf-search/2.0.0/box.js', messages] });
  });

  it('lists the shell’s files of every overlay, and the files of each content by its name', () => {
    expect(scriptsOf({}).overlays).toEqual({
      shell: ['/assets/shell/1.0.0/dialog.js', '/assets/shell/1.0.0/dialog.css'],
      contents: {
        'search/filters': [
          entry,
          '/assets/mf-search/2.0.0/filters.js',
          messages,
          '/assets/mf-search/2.0.0/filters.css',
        ],
      },
    });
  });

  it('lists nothing of a fragment that could not be loaded', () => {
    const { others, frame } = scriptsOf({ 'fragment:search/box': 'failed' });
    expect(others).toHaveLength(1);
    expect(frame).toEqual({});
  });
});
