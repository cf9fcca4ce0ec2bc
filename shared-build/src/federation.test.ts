import { browserExposes, exposeChunkName, serverExposes, type FederationConfig } from './federation.ts';

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
