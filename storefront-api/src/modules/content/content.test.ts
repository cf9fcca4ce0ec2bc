import { configKeys, navigationTypes } from 'shared-contracts/api/shop';
import { buildTestApi, call, callFailing, send, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await buildTestApi();
});
afterAll(() => api.close());

const pages = ['about-us', 'cookie-policy', 'privacy-policy', 'frequently-asked-questions', 'contact-us'];

describe('editorial pages', () => {
  it.each(pages)('%s is there in both languages, piece for piece', async (identifier) => {
    const english = (await call(api.app, 'cms-page', { identifier, storeId: 1 })).data;
    const french = (await call(api.app, 'cms-page', { identifier, storeId: 13 })).data;
    expect(english.title).not.toBe(french.title);
    expect(english.content.map((block) => block.component)).toEqual(
      french.content.map((block) => block.component),
    );
  });

  it('are not found under a name that nobody wrote', async () => {
    const { status } = await callFailing(api.app, 'cms-page', { identifier: 'nothing', storeId: 1 });
    expect(status).toBe(404);
  });
});

describe('static blocks', () => {
  it('hold the banner of each store', async () => {
    const banner = async (storeId: number) =>
      (await call(api.app, 'static-blocks', { identifier: 'pss-sitewide-banner', storeId })).data.block
        ?.message;
    expect(await banner(1)).toMatch(/^New-season skis/);
    expect(await banner(13)).toMatch(/^Les skis de la saison/);
  });

  it('are an empty result under an unknown name', async () => {
    const { data } = await call(api.app, 'static-blocks', { identifier: 'nothing', storeId: 1 });
    expect(data).toEqual({ block: null, errors: ['not_found'] });
  });
});

describe('navigation', () => {
  it.each(navigationTypes)('%s leads to pages that exist', async (type) => {
    const { data } = await call(api.app, 'navigation', { type, storeId: 13 });
    const urls = data.items.flatMap((item) => [item.url, ...item.children.map((child) => child.url)]);
    const answers = await Promise.all(
      [...new Set(urls)].map((path) => call(api.app, 'page-route', { path, store_id: 13 })),
    );
    expect(urls.length).toBeGreaterThan(3);
    expect(answers.filter((answer) => answer.data.type === null)).toEqual([]);
  });
});

describe('config', () => {
  it('answers the keys that were asked for, and leaves out what nobody knows', async () => {
    const { data } = await call(api.app, 'config', {
      store_id: 13,
      keys: 'currencyCode, currencyTemplate,nope',
    });
    expect(data).toEqual({ currencyCode: 'EUR', currencyTemplate: '# €' });
  });

  it('knows every key of the contract', async () => {
    const { data } = await call(api.app, 'config', { store_id: 1, keys: configKeys.join(',') });
    expect(Object.keys(data)).toEqual([...configKeys]);
    expect(data).toMatchObject({
      shopName: 'Offpiste',
      reviewScore: 4.6,
      reviewCount: 37_000,
      returnValidityDays: 14,
    });
  });

  it('does not answer what every object has', async () => {
    expect((await send(api.app, 'config', { store_id: 1, keys: '__proto__,constructor' })).json()).toEqual(
      {},
    );
  });
});
