import { pageTextAreas } from 'shared-contracts/api/content';
import { navigationTypes } from 'shared-contracts/api/shop';
import { requiresLogin, stores, type Store } from 'shared-contracts/stores';
import { pages } from 'demo-shop/data/content/pages';
import { blockTexts } from 'demo-shop/data/content/block-texts';
import { buildTestApi, call, type TestApi } from '../../testing/test-api.ts';
import { transitDays } from '../delivery/estimate.ts';

let api: TestApi;
beforeAll(async () => {
  api = await buildTestApi();
});
afterAll(() => api.close());

const identifiers = [...new Set(pages.map(({ identifier }) => identifier))].filter((id) => !id.includes('@'));
const ownPaths = ['/', '/search', '/customer/account/login', '/customer/account/create', '/join/ANNA2026'];

async function story(store: Store, slug: string): Promise<string> {
  return JSON.stringify((await call(api.app, 'cms-story', { storeId: store.id, slug })).data);
}

/** Returns the texts of a store's frame and pages for a guest, by their source. */
async function textsOf(store: Store): Promise<Record<string, string>> {
  const { app } = api;
  const storeId = store.id;
  const texts: Record<string, string> = {};
  const add = (place: string, data: unknown) => (texts[place] = JSON.stringify(data));
  for (const slug of identifiers) texts[slug] = await story(store, slug);
  for (const path of [...ownPaths, ...identifiers.map((identifier) => `/${identifier}`)]) {
    const { meta } = (await call(app, 'page-route', { path, store_id: storeId })).data;
    add(`meta of ${path}`, [meta?.title, meta?.description, meta?.og.description]);
  }
  for (const area of pageTextAreas)
    add(`text of ${area}`, (await call(app, 'page-text', { area, storeId })).data);
  for (const identifier of Object.keys(blockTexts)) {
    const { block } = (await call(app, 'static-blocks', { identifier, storeId })).data;
    add(`block ${identifier}`, [block?.message, block?.link]);
  }
  for (const type of navigationTypes)
    add(`menu ${type}`, (await call(app, 'navigation', { type, storeId })).data);
  for (const key of ['members-only', 'share-and-get-credit']) {
    add(`header ${key}`, (await call(app, 'dynamic-header-text', { key, storeId })).data);
  }
  if (store.access !== 'login_required') {
    const { sales } = (await call(app, 'hp-data', { storeId, groupId: 0 })).data;
    for (const { url, title } of sales) {
      const { meta } = (await call(app, 'page-route', { path: url, store_id: storeId })).data;
      add(`sale ${url}`, [title, meta?.description]);
    }
  }
  return texts;
}

const findings = (texts: Record<string, string>, pattern: RegExp) =>
  Object.entries(texts).flatMap(([place, text]) =>
    (text.match(pattern) ?? []).map((found) => `${place}: ${found}`),
  );

const membersOnly: Partial<Record<Store['locale'], RegExp>> = {
  en_GB: /[^"]*(?:\bmembers?(?:hip)?\b|private sale)[^"]*/gi,
  fr_FR: /[^"]*(?:\bmembres?\b|ventes? privées?)[^"]*/gi,
};

/** Expressions that only texts of an outlet may use. */
const openToAll = /open to everybody|ouvert(?:e|s)? à tou(?:s|t le monde)|offen für alle/gi;

/** Symbols of other currencies than the store's. */
const foreignMoney: Record<string, RegExp> = {
  GBP: /(?:€|\bkr\b\.?) ?\d|\d ?(?:€|kr\b)/g,
  EUR: /(?:£|\bkr\b\.?) ?\d|\d ?(?:£|kr\b)/g,
  DKK: /[£€] ?\d|\d ?[£€]/g,
  SEK: /[£€] ?\d|\d ?[£€]/g,
  NOK: /[£€] ?\d|\d ?[£€]/g,
};

describe.each(stores.map((store): [string, Store] => [store.code, store]))(
  'the texts of store %s',
  (_code, store) => {
    let texts: Record<string, string>;
    beforeAll(async () => {
      texts = await textsOf(store);
    });

    it('use known placeholders only', () => {
      expect(Object.keys(texts).length).toBeGreaterThan(50);
      expect(findings(texts, /\{\w+\}/g)).toEqual([]);
    });

    it('contain no other phone number and no other currency than the store’s', async () => {
      const { phone } = (await call(api.app, 'config', { store_id: store.id, keys: 'phone' })).data;
      const phones = findings(texts, /\+\d[\d ]{7,}\d/g).map((found) => found.slice(found.indexOf('+')));
      expect(new Set(phones)).toEqual(new Set([phone]));
      expect(findings(texts, foreignMoney[store.currency] ?? /^$/)).toEqual([]);
    });

    it('mention members only if the sales are for members only', () => {
      const pattern = requiresLogin(store) ? openToAll : membersOnly[store.locale];
      if (pattern === undefined) throw new Error(`No words to look for in ${store.locale}`);
      expect(findings(texts, pattern)).toEqual([]);
    });

    it('state the same days in transit as the estimates', async () => {
      const days = (transitDays[store.country] ?? []).join('–');
      const ranges = ['frequently-asked-questions', 'delivery-and-returns', 'terms'].flatMap(
        (slug) => texts[slug]?.match(/\d+–\d+(?= \p{L}+)/gu) ?? [],
      );
      const ofDays = ranges.filter((range) => !/^9–18$/.test(range));
      expect(new Set(ofDays)).toEqual(new Set([days]));
    });

    it('grant at least the statutory 14 days, and name the seller with contact details', async () => {
      const keys = 'returnValidityDays,email,company';
      const { returnValidityDays, email, company } = (
        await call(api.app, 'config', { store_id: store.id, keys })
      ).data;
      expect(returnValidityDays).toBeGreaterThanOrEqual(14);
      for (const slug of ['withdrawal', 'withdrawal-form', 'imprint', 'terms']) {
        expect(texts[slug]).toContain(company?.name);
        expect(texts[slug]).toContain(email);
      }
      expect(texts['imprint']).toContain(company?.vatId);
      expect(texts['menu footer-main']).toEqual(
        expect.stringMatching(/"\/terms".*"\/withdrawal".*"\/imprint".*"\/privacy-policy"/s),
      );
    });
  },
);

describe('the company information', () => {
  it('is an Impressum in the German and the Austrian store, each under its own law', async () => {
    const [german, austrian] = await Promise.all(
      stores.filter(({ code }) => code === 'de' || code === 'at').map((store) => story(store, 'imprint')),
    );
    expect(german).toMatch(/"name":"Impressum".*§ 5 DDG/s);
    expect(austrian).toMatch(/"name":"Impressum".*§ 5 ECG/s);
  });
});
