import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { shellShared } from 'shared-contracts/releases';
import {
  browserExposes,
  exposeChunkName,
  serverExposes,
  sharedModules,
  type FederationConfig,
} from './federation.ts';
import { repositoryRoot } from './webpack/base-config.ts';

const config: FederationConfig = {
  name: 'mf-search',
  squad: 'search',
  exposes: {
    './pages/results': './src/results.tsx',
    './fragments/row': './src/row.tsx',
    './fragments/card': './src/card.tsx',
    './startups/reminder': './src/reminder.ts',
  },
  chunkNames: { './fragments/row': 'rows', './fragments/card': 'rows' },
  timeoutMs: 3000,
  budgetKb: 100,
};

describe('exposeChunkName', () => {
  it('is the kind and the name of the expose', () => {
    expect(exposeChunkName({}, './pages/results')).toBe('pages-results');
    expect(exposeChunkName(config, './pages/results')).toBe('pages-results');
  });

  it('is the name in chunkNames, which exposes may share', () => {
    expect(['row', 'card'].map((name) => exposeChunkName(config, `./fragments/${name}`))).toEqual([
      'rows',
      'rows',
    ]);
  });
});

describe('browserExposes', () => {
  it('has the file and the chunk of every expose', () => {
    expect(browserExposes(config)).toEqual({
      './pages/results': { import: ['./src/results.tsx'], name: 'pages-results' },
      './fragments/row': { import: ['./src/row.tsx'], name: 'rows' },
      './fragments/card': { import: ['./src/card.tsx'], name: 'rows' },
      './startups/reminder': { import: ['./src/reminder.ts'], name: 'startups-reminder' },
    });
  });
});

describe('serverExposes', () => {
  it('has no startups', () => {
    expect(Object.keys(serverExposes(config))).toEqual([
      './pages/results',
      './fragments/row',
      './fragments/card',
    ]);
  });
});

describe('sharedModules', () => {
  const read = (file: string) => readFileSync(join(repositoryRoot, file), 'utf8');

  it('are all imported by what a host other than the shell runs, so that webpack provides them', () => {
    const text = read('shared-runtime/src/other-host/provided-modules.ts');
    const imported = [...text.matchAll(/^import '(.+)';$/gm)].map(([, name = '']) => name);
    expect(imported.toSorted()).toEqual(Object.keys(sharedModules).toSorted());
  });

  it('are listed in the document for other hosts, with what the shell provides', () => {
    const rows = [...read('docs/other-hosts.md').matchAll(/^\| `([^`]+)` +\| `([^`]+)` +\| ([\d.]+) +\|$/gm)];
    expect(rows.map(([, name, range, version]) => [name, range, version])).toEqual(
      Object.entries(sharedModules).map(([name, range]) => [name, range, shellShared[name]]),
    );
  });
});
