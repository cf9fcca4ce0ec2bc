import { stores } from 'shared-contracts/stores';
import { readServiceSources } from './service-sources.ts';

const source = {
  script: 'https://chat.provider.example/widget.js',
  origins: ['https://api.provider.example'],
  name: 'Alpine Chat',
  provider: 'Provider Ltd',
  privacyUrl: 'https://provider.example/privacy',
  retentionDays: 30,
};

describe('readServiceSources', () => {
  it.each([
    [{}],
    [{ script: 'http://chat.localhost:9400/widget.js', origins: ['http://api.localhost:9400'] }],
    [{ origins: [], privacyUrl: null, retentionDays: null }],
    [{ origins: ['wss://api.provider.example'], retentionDays: 0 }],
  ])('accepts a source with %j', (changes) => {
    const chat = { ...source, ...changes };
    expect(readServiceSources({ chat })).toEqual({ valid: { chat }, rejected: [] });
  });

  it.each([
    ['script', 'http://chat.provider.example/widget.js'],
    ['script', 'https://shop:secret@chat.provider.example/widget.js'],
    ['script', 'wss://chat.provider.example/widget.js'],
    ['script', '//chat.provider.example/widget.js'],
    ['script', 'javascript:alert(1)'],
    ['script', 'data:text/javascript,alert(1)'],
    ['script', 'chat.provider.example'],
    ['script', ''],
    ['script', 'https://*/widget.js'],
    ['script', 'https://*.provider.example/widget.js'],
    ['script', 'https://[::1]/widget.js'],
    ['script', "https://a;script-src'self'.example/widget.js"],
    ['origins', ['https://api.provider.example/']],
    ['origins', ['https://api.provider.example/path']],
    ['origins', ['https://api.provider.example', 'http://api.provider.example']],
    ['origins', ['https://user@api.provider.example']],
    ['origins', ['https://*.provider.example']],
    ['origins', ['ws://api.provider.example']],
    ['origins', ['*']],
    ['origins', ["'self'"]],
    ['origins', ['https:']],
    ['name', ' '],
    ['provider', ''],
    ['privacyUrl', 'javascript:alert(1)'],
    ['privacyUrl', '/privacy'],
    ['retentionDays', -1],
  ])('rejects a source with %s %j, and keeps the others', (field, value) => {
    const { valid, rejected } = readServiceSources({ chat: { ...source, [field]: value }, heatmap: source });
    expect(valid).toEqual({ heatmap: source });
    expect(rejected).toEqual([{ service: 'chat', reason: expect.any(String) as string }]);
    expect(rejected[0]?.reason).toContain(field);
  });

  it.each(stores.flatMap(({ host }) => [`https://${host}`, `http://${host}:9400`]))(
    'rejects %s, which is the shop’s own',
    (origin) => {
      expect(readServiceSources({ chat: { ...source, script: `${origin}/widget.js` } }).valid).toEqual({});
      expect(readServiceSources({ chat: { ...source, origins: [origin] } }).valid).toEqual({});
    },
  );
});
