import { and, eq, gt, sql } from 'drizzle-orm';
import { sitemapPartSize, sitemapSections, type SitemapSection } from 'shared-contracts/api/sitemap';
import { stores } from 'shared-contracts/stores';
import { cmsPages, products } from '../../db/schema/index.ts';
import { buildTestApi, call, callFailing, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await buildTestApi();
});
afterAll(() => api.close());

const parts = async (store_id = 1) => (await call(api.app, 'sitemap', { store_id })).data.parts;
const entries = async (section: SitemapSection, number = 1, store_id = 1) =>
  (await call(api.app, 'sitemap-part', { store_id, section, number })).data.entries;

describe('the sitemap of a store', () => {
  it('has a part of every section', async () => {
    expect((await parts()).map(({ section }) => section)).toEqual(
      expect.arrayContaining([...sitemapSections]),
    );
  });

  it('contains only pages that guests can open and search engines may index', async () => {
    const all = (await Promise.all(sitemapSections.map((section) => entries(section, 1, 13)))).flat();
    const sample = all.filter((_entry, index) => index % 7 === 0 || index < 3);
    const pages = await Promise.all(
      sample.map(async ({ path }) => (await call(api.app, 'page-route', { path, store_id: 13 })).data),
    );
    expect(pages.length).toBeGreaterThan(30);
    expect(
      pages.filter(({ redirect, meta }) => redirect !== null || meta?.robots !== 'index, follow'),
    ).toEqual([]);
    // The canonical URL, so that no page is listed under two URLs.
    expect(pages.map(({ meta }) => meta?.canonical)).toEqual(sample.map(({ path }) => path));
  });

  it('contains the index of brands', async () => {
    expect((await entries('statics')).map(({ path }) => path)).toEqual(['/', '/brands']);
  });

  it('contains each page once', async () => {
    const paths = (await Promise.all(sitemapSections.map((section) => entries(section)))).flat();
    expect(new Set(paths.map(({ path }) => path)).size).toBe(paths.length);
  });

  it('has the release date of a product, and none in the future', async () => {
    const { db } = api.database;
    const [first] = await db.select().from(products).orderBy(products.id).limit(1);
    const id = first?.id ?? 0;
    const entry = async () => (await entries('products')).find(({ path }) => path.endsWith(`/${id}/`));
    expect((await entry())?.lastmod).toBe(first?.releasedAt.toISOString());
    await db
      .update(products)
      .set({ releasedAt: sql`now() + interval '9 days'` })
      .where(eq(products.id, id));
    expect(await entry()).toMatchObject({ lastmod: null });
  });

  it('names the stores of a page that not all stores have', async () => {
    const { db } = api.database;
    await db.delete(cmsPages).where(and(eq(cmsPages.identifier, 'b-corp'), eq(cmsPages.locale, 'fr_FR')));
    const french = stores.filter(({ locale }) => locale === 'fr_FR').map(({ id }) => id);
    const bCorp = (await entries('content')).find(({ path }) => path === '/b-corp');
    expect(bCorp?.stores).toEqual(
      stores.map(({ id }) => id).filter((id) => !french.some((each) => each === id)),
    );
    expect((await entries('content', 1, 13)).map(({ path }) => path)).not.toContain('/b-corp');
  });

  it('is divided at the same ids for any number of products, and omits empty parts', async () => {
    const { db } = api.database;
    const rows = await db.select().from(products).limit(1);
    const far = 500 * sitemapPartSize + 7;
    await db.execute(sql`
      insert into products (id, sku, product_type, brand_id, category_id, model, audience, facts, colour_families,
        art_kind, colours, popularity, released_at)
      select ${far}, 'FAR', product_type, brand_id, category_id, model, audience, facts, colour_families,
        art_kind, colours, popularity, released_at from products where id = ${rows[0]?.id ?? 0}`);
    await db.execute(sql`
      insert into product_texts (product_id, locale, name, description, search_name, search_body)
      select ${far}, locale, name, description, search_name, search_body
      from product_texts where product_id = ${rows[0]?.id ?? 0}`);
    await db.execute(sql`insert into prices (product_id, list, retail, special)
      values (${far}, 'standard-GBP', 100, 100)`);
    const numbers = (await parts())
      .filter(({ section }) => section === 'products')
      .map(({ number }) => number);
    expect([numbers[0], numbers.at(-1), numbers.includes(500)]).toEqual([1, 501, false]);
    expect((await entries('products', 501)).map(({ path }) => path)).toEqual([
      `/catalog/product/view/id/${far}/`,
    ]);
    expect((await db.select().from(products).where(gt(products.id, far))).length).toBe(0);
  });

  it.each([
    ['statics', 2],
    ['products', 99_999],
  ] as const)('has no part %s %i', async (section, number) => {
    const { status } = await callFailing(api.app, 'sitemap-part', { store_id: 1, section, number });
    expect(status).toBe(404);
  });

  it.each([0, -1, 100_000, 1.5, '1e3', '1; drop table products', '٣'])('has no part %j', async (number) => {
    const { status } = await callFailing(api.app, 'sitemap-part', { store_id: 1, section: 'brands', number });
    expect(status).toBe(400);
  });

  it('requires sign-in in a store for members only', async () => {
    expect((await callFailing(api.app, 'sitemap', { store_id: 22 })).status).toBe(401);
  });
});
