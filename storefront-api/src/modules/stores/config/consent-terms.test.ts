import { PassThrough } from 'node:stream';
import { inArray } from 'drizzle-orm';
import { stores } from 'shared-contracts/stores';
import { storeOverrides } from '../../../db/schema/index.ts';
import { createLogger } from '../../../plugins/request-log.ts';
import { buildTestApi, call, type TestApi } from '../../../testing/test-api.ts';

let api: TestApi;
let logs = '';
beforeAll(async () => {
  const output = new PassThrough();
  output.on('data', (chunk: Buffer) => (logs += chunk.toString()));
  api = await buildTestApi({ logger: createLogger('warn', output) });
});
beforeEach(async () => {
  await api.database.db.delete(storeOverrides).where(inArray(storeOverrides.storeId, [1, 11, 13, 19]));
  passHalfMinute();
  logs = '';
});
afterAll(() => api.close());

function passHalfMinute() {
  api.clock.now = new Date(api.clock.now.getTime() + 30_000);
}

const keys = 'cookieConsentVersion,cookieConsentWording,cookieConsentIframes,thirdPartyServices';
const termsOf = async (storeId: number) => {
  const { data } = await call(api.app, 'config', { store_id: storeId, keys });
  return { version: data.cookieConsentVersion, services: data.thirdPartyServices ?? [], ...data };
};

async function override(storeId: number, values: Record<string, unknown>) {
  const rows = Object.entries(values).map(([key, value]) => ({ storeId, key, value }));
  await api.database.db.insert(storeOverrides).values(rows);
  passHalfMinute();
}

const source = (script: string) => ({
  script,
  origins: ['https://collect.provider.example'],
  name: 'Alpine',
  provider: 'Provider Ltd',
  privacyUrl: null,
  retentionDays: 30,
});
const chat = { isEnabled: true, widgetId: 'w-1' };
const chatSource = source('https://chat.example/widget.js');

describe('thirdPartyServices', () => {
  it.each(stores.map(({ id }) => id))(
    'are none in store %i until operators name a source',
    async (storeId) => {
      expect((await termsOf(storeId)).services).toEqual([]);
    },
  );

  it('need an integration that is enabled with its id, and a source', async () => {
    await override(1, { chat });
    expect((await termsOf(1)).services).toEqual([]);
    await override(1, { serviceSources: { chat: chatSource, heatmap: chatSource, helpWidget: chatSource } });
    await override(1, {
      heatmap: { isEnabled: true, siteId: null },
      helpWidget: { isEnabled: false, key: 'k' },
    });
    expect((await termsOf(1)).services).toEqual([
      {
        ...chatSource,
        key: 'chat',
        group: 'functional',
        settings: { widgetId: 'w-1' },
        purpose: 'Connects you with customer service in a chat.',
      },
    ]);
    expect((await termsOf(11)).services).toEqual([]);
  });

  it('have their settings, the group of the list that names them, and a purpose in the store’s language', async () => {
    const service = (name: string) => source(`https://${name}.provider.example/s.js`);
    await override(13, {
      tagManager: { isEnabled: true, containerId: 'T-1' },
      analytics: { isEnabled: true, measurementId: 'A-1' },
      webAnalytics: { isEnabled: true, siteId: 'W-1' },
      heatmap: { isEnabled: true, siteId: 'H-1' },
      chat,
      helpWidget: { isEnabled: true, key: 'K-1' },
      tsReviewsUrl: 'https://reviews.example/offpiste',
      isTrustedShopsBadgeEnabled: true,
      serviceSources: {
        tagManager: service('tags'),
        analytics: service('analytics'),
        webAnalytics: service('web'),
        heatmap: service('heatmap'),
        chat: service('chat'),
        helpWidget: service('help'),
        reviews: service('reviews'),
        trustBadge: service('badge'),
      },
      // As it was written before there was a group `default`.
      cookieConsentScripts: {
        functional: ['chat.provider.example', 'tags.provider.example'],
        advertising: ['tags.provider.example/s.js'],
      },
    });
    const { services } = await termsOf(13);
    expect(services.map(({ key, group, settings }) => [key, group, settings])).toEqual([
      ['tagManager', 'advertising', { containerId: 'T-1' }],
      ['analytics', 'advertising', { measurementId: 'A-1' }],
      ['webAnalytics', 'advertising', { siteId: 'W-1' }],
      ['heatmap', 'advertising', { siteId: 'H-1' }],
      ['chat', 'functional', { widgetId: 'w-1' }],
      ['helpWidget', 'advertising', { key: 'K-1' }],
      ['reviews', 'advertising', { tsReviewsUrl: 'https://reviews.example/offpiste' }],
      ['trustBadge', 'advertising', {}],
    ]);
    expect(services[4]?.purpose).toBe('Te met en contact avec le service client par chat.');
    expect(new Set(services.map(({ purpose }) => purpose)).size).toBe(8);
  });

  it('leave out a service with an invalid source, which is logged, and keep the others', async () => {
    const sources = { chat: chatSource, helpWidget: source('https://localhost/widget.js') };
    await override(1, { chat, helpWidget: { isEnabled: true, key: 'k' }, serviceSources: sources });
    expect((await termsOf(1)).services.map(({ key }) => key)).toEqual(['chat']);
    expect(logs).toContain('invalid store override ignored');
    expect(logs).toContain('"key":"serviceSources.helpWidget"');
  });

  it('and the version are computed: overrides of them are logged and ignored', async () => {
    const { version } = await termsOf(1);
    await override(1, { cookieConsentVersion: '00000000', thirdPartyServices: [] });
    await override(1, { chat, serviceSources: { chat: chatSource } });
    const terms = await termsOf(1);
    expect(terms.services).toHaveLength(1);
    expect(terms.version).toMatch(/^[0-9a-f]{8}$/);
    expect([version, '00000000']).not.toContain(terms.version);
    expect(logs).toContain('"reason":"computed"');
  });
});

describe('cookieConsentWording', () => {
  it.each(stores)(
    'of store $id is in its language, $locale, and names the shop',
    async ({ id, locale, shopName }) => {
      const { cookieConsentWording: wording } = await termsOf(id);
      expect(wording?.question).toContain(shopName);
      const { question: _named, ...english } = { ...(await termsOf(1)).cookieConsentWording };
      const texts: string[] = Object.values(wording ?? {});
      expect(texts.filter((text) => text.length > 20)).toHaveLength(4);
      const inEnglish = texts.filter((text) => Object.values(english).includes(text));
      expect(inEnglish).toHaveLength(locale === 'en_GB' ? 3 : 0);
    },
  );
});

describe('cookieConsentVersion', () => {
  it('is that of all stores of a website, and another one on another website', async () => {
    const versions = await Promise.all([1, 11, 13, 23].map(async (id) => (await termsOf(id)).version));
    expect(new Set(versions).size).toBe(1);
    expect((await termsOf(19)).version).not.toBe(versions[0]);
    expect((await termsOf(20)).version).toBe((await termsOf(19)).version);
  });

  const wording = { question: 'May we?', essential: 'a', functional: 'b', advertising: 'c' };
  const withChat = { chat, serviceSources: { chat: chatSource } };

  it.each([
    ['a new service', withChat],
    ['another wording', { cookieConsentWording: wording }],
    ['another list of frames', { cookieConsentIframes: { default: [], functional: [], advertising: [] } }],
  ])('changes in every store of the website with %s in one of them', async (_title, values) => {
    const [before, other] = [(await termsOf(1)).version, (await termsOf(19)).version];
    await override(13, values);
    const after = (await termsOf(1)).version;
    expect(after).not.toBe(before);
    expect([(await termsOf(13)).version, (await termsOf(19)).version]).toEqual([after, other]);
  });

  it.each([
    ['provider', { provider: 'Another Ltd' }],
    ['name', { name: 'Another' }],
    ['privacy page', { privacyUrl: 'https://provider.example/privacy' }],
    ['time of retention', { retentionDays: 400 }],
    ['origins', { origins: ['https://elsewhere.example'] }],
    ['host', { script: 'https://eu.chat.example/widget.js' }],
    ['group', { script: 'https://ads.example/widget.js' }],
  ])('changes with another %s of a service', async (_title, changes) => {
    await override(1, withChat);
    const { version } = await termsOf(1);
    await api.database.db.delete(storeOverrides).where(inArray(storeOverrides.storeId, [1]));
    await override(1, { chat, serviceSources: { chat: { ...chatSource, ...changes } } });
    expect((await termsOf(1)).version).not.toBe(version);
  });

  it('stays with another release of the same script, and another account at the service', async () => {
    await override(1, withChat);
    const { version } = await termsOf(1);
    await api.database.db.delete(storeOverrides).where(inArray(storeOverrides.storeId, [1]));
    const newer = { ...chatSource, script: 'https://chat.example/widget-2.js' };
    await override(1, { chat: { isEnabled: true, widgetId: 'w-2' }, serviceSources: { chat: newer } });
    expect((await termsOf(1)).version).toBe(version);
  });

  it('and its wording are one snapshot, for half a minute', async () => {
    const before = await termsOf(1);
    await api.database.db
      .insert(storeOverrides)
      .values({ storeId: 1, key: 'cookieConsentWording', value: wording });
    api.clock.now = new Date(api.clock.now.getTime() + 29_999);
    expect(await termsOf(1)).toEqual(before);
    passHalfMinute();
    const after = await termsOf(1);
    expect(after.cookieConsentWording).toEqual(wording);
    expect(after.version).not.toBe(before.version);
  });
});
