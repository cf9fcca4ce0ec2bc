import type { FastifyInstance } from 'fastify';
import type { ThirdPartyService } from 'shared-contracts/consent/third-party-services';
import { defaultStore } from 'shared-contracts/stores';
import { noSettings } from '../../settings/store-settings.ts';
import { buildShell } from '../../testing/shell-fixture.ts';
import { inlineHashOf } from '../../shell-build.ts';

const tagManager: ThirdPartyService = {
  key: 'tagManager',
  group: 'advertising',
  script: 'https://tag.example/gtm.js?id=GTM-1',
  origins: ['https://collect.example'],
  name: 'Tags & <more>',
  provider: 'Tag Ltd',
  privacyUrl: null,
  retentionDays: 90,
  settings: { containerId: 'GTM-1' },
  purpose: 'Measures campaigns',
};
const frames = { default: [], functional: ['player.video.example'], advertising: ['ads.example/frame'] };

let app: FastifyInstance;
beforeAll(async () => {
  app = await buildShell({
    storeSettings: async ({ id }) =>
      id === defaultStore.id ? { ...noSettings, services: [tagManager], frames } : noSettings,
  });
});
afterAll(() => app.close());

function policyOf(header: unknown): Record<string, string[]> {
  const directives = String(header)
    .split(';')
    .map((directive) => directive.trim().split(' '));
  return Object.fromEntries(directives.map(([name = '', ...sources]) => [name, sources]));
}

describe('the document of a service', () => {
  it('has an origin of its own, and requests what is configured for this service only', async () => {
    const { headers, body, statusCode } = await app.inject('/services/tagManager');
    expect(statusCode).toBe(200);
    const policy = policyOf(headers['content-security-policy']);
    expect(policy['sandbox']).toEqual(['allow-scripts']);
    expect(policy['default-src']).toEqual(["'none'"]);
    const [script = ''] = /(?<=<script>).*(?=<\/script>)/s.exec(body) ?? [];
    expect(policy['script-src']).toEqual([
      inlineHashOf(script),
      'https://tag.example',
      'https://collect.example',
    ]);
    expect(policy['connect-src']).toEqual([
      'https://tag.example',
      'https://collect.example',
      'wss://tag.example',
      'wss://collect.example',
    ]);
    expect(policy['frame-ancestors']).toEqual(["'self'"]);
    expect(headers['x-frame-options']).toBe('SAMEORIGIN');
    expect(headers['set-cookie']).toBeUndefined();
  });

  it('names nothing of the service but its name, escaped', async () => {
    const { body } = await app.inject('/services/tagManager');
    expect(body).toContain('<title>Tags &amp; &lt;more></title>');
    expect(body).not.toContain('tag.example');
  });

  it.each(['/services/chat', '/services/unknown', '/services/__proto__', '/services/tagManager%2F..'])(
    'does not exist at %s',
    async (url) => {
      expect((await app.inject(url)).statusCode).toBe(404);
    },
  );

  it('does not exist in a store without the service', async () => {
    const { statusCode } = await app.inject({
      url: '/services/tagManager',
      headers: { host: 'fr.localhost' },
    });
    expect(statusCode).toBe(404);
  });
});

describe('the document around a frame of another site', () => {
  const embed = (url: string, headers: Record<string, string> = {}) =>
    app.inject({ url: `/embeds?url=${encodeURIComponent(url)}`, headers });

  it('frames a listed URL, runs no script and allows no other origin', async () => {
    const { headers, body, statusCode } = await embed('https://player.video.example/embed/1?a=1&b="2');
    expect(statusCode).toBe(200);
    expect(policyOf(headers['content-security-policy'])).toMatchObject({
      'default-src': ["'none'"],
      'frame-src': ['https://player.video.example'],
      'frame-ancestors': ["'self'"],
    });
    expect(body).toContain('src="https://player.video.example/embed/1?a=1&amp;b=&quot;2"');
    expect(body).not.toContain('<script');
  });

  it.each([
    'https://unlisted.example/',
    'https://ads.example/other',
    'http://player.video.example/',
    'https://player.video.example.evil.example/',
    'https://user@player.video.example/',
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    '/customer/account',
    `https://player.video.example/${'a'.repeat(2_000)}`,
  ])('does not frame %s', async (url) => {
    expect((await embed(url)).statusCode).toBe(404);
  });

  it('does not frame a page of the shop itself', async () => {
    const own = await buildShell({
      storeSettings: async () => ({ ...noSettings, frames: { ...frames, default: ['localhost:3000'] } }),
    });
    for (const host of ['localhost:3000', 'fr.localhost:3000']) {
      const url = `/embeds?url=${encodeURIComponent(`http://${host}/customer/account`)}`;
      // oxlint-disable-next-line no-await-in-loop
      expect((await own.inject(url)).statusCode).toBe(404);
    }
    await own.close();
  });

  it('loads nothing for a visitor who opens its address as a page', async () => {
    const url = 'https://player.video.example/embed/1';
    expect((await embed(url, { 'sec-fetch-dest': 'document' })).statusCode).toBe(404);
    expect((await embed(url, { 'sec-fetch-dest': 'iframe' })).statusCode).toBe(200);
  });

  it.each([
    '/embeds',
    '/embeds?url=',
    '/embeds?url=https://player.video.example/&url=https://player.video.example/',
  ])('does not exist at %s', async (url) => {
    expect((await app.inject(url)).statusCode).toBe(404);
  });
});
