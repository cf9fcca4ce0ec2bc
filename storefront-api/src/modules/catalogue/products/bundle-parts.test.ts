import { bundleKinds, type Product } from 'shared-contracts/api/product';
import { asc, eq } from 'drizzle-orm';
import { bundleParts, products, variants } from '../../../db/schema/index.ts';
import { buildTestApi, call, signIn, type TestApi } from '../../../testing/test-api.ts';

let api: TestApi;
let member: string;
beforeAll(async () => {
  api = await buildTestApi();
  member = await signIn(api.app, 'anna@example.com');
});
afterAll(() => api.close());

async function productIn(storeId: number, productId: number, parentBundleId?: number): Promise<Product> {
  const fields = { productId, store_id: storeId, ...(parentBundleId !== undefined && { parentBundleId }) };
  return (await call(api.app, 'single-product', fields)).data;
}

async function asMember(productId: number): Promise<Product> {
  return (await call(api.app, 'single-product', { productId, store_id: 1 }, { cookie: member })).data;
}

describe('single-product for a bundle', () => {
  async function firstBundle(): Promise<number> {
    const bundle = await api.database.db.query.products.findFirst({
      where: eq(products.bundleKind, 'ski-pack'),
      orderBy: products.id,
    });
    return bundle?.id ?? 0;
  }

  it.each(bundleKinds)(
    'has options of each part and questions of the workshop, if it is a %s',
    async (kind) => {
      const row = await api.database.db.query.products.findFirst({
        where: eq(products.bundleKind, kind),
        orderBy: products.id,
      });
      const bundle = await productIn(1, row?.id ?? 0);
      expect([bundle.productType, bundle.bundleType]).toEqual(['bundle', kind]);
      expect(bundle.fittingForm?.kind).toBe(kind.startsWith('ski') ? 'sole_length' : 'mondopoint');
      expect(bundle.parts.length).toBeGreaterThan(1);
      for (const part of bundle.parts) expect(part.options.flatMap(({ values }) => values)).not.toEqual([]);
    },
  );

  it('has its parts in order, each with the options of its product', async () => {
    const bundle = await asMember(await firstBundle());
    expect(bundle).toMatchObject({
      productType: 'bundle',
      bundleType: 'ski-pack',
      options: [],
      inStock: true,
    });
    expect(bundle.parts.map((part) => part.label)).toEqual(['Skis', 'Bindings', 'Ski boots', 'Poles']);
    const singles = await Promise.all(bundle.parts.map((part) => asMember(part.productId)));
    for (const [index, part] of bundle.parts.entries()) {
      expect(part).toMatchObject({
        name: singles[index]?.name,
        brand_name: singles[index]?.brand.name,
        url: singles[index]?.url,
        image: singles[index]?.images[0],
        options: singles[index]?.options,
        sizeGuide: singles[index]?.sizeGuide,
      });
      expect(part.options.length).toBeGreaterThan(0);
    }
    expect(bundle.parts.map((part) => part.sizeGuide)).toEqual([
      'ski-lengths',
      null,
      'ski-boots',
      'pole-lengths',
    ]);
    expect(new Set(bundle.parts.map((part) => part.partId)).size).toBe(4);
  });

  it('has the safety notes of its parts', async () => {
    const { notes = [] } = await productIn(13, await firstBundle());
    expect(notes.map(({ kind }) => kind)).toEqual(['care', 'care', 'safety']);
    expect(notes[2]?.text).toMatch(/^Fais monter et régler les fixations en atelier/);
  });

  it('names the form for the workshop, with the range of its binding', async () => {
    const bundle = await productIn(1, await firstBundle());
    expect(bundle.fittingForm).toEqual({ kind: 'sole_length', soleMinMm: 260, soleMaxMm: 365 });
    expect((await productIn(1, 1)).fittingForm).toBeNull();
  });

  it('has names of parts in the language of the store', async () => {
    const bundle = await productIn(13, await firstBundle());
    expect(bundle.parts.map((part) => part.label)).toEqual([
      'Skis',
      'Fixations',
      'Chaussures de ski',
      'Bâtons',
    ]);
  });

  it('is sold out when one of its parts is', async () => {
    const [part] = await api.database.db
      .select()
      .from(bundleParts)
      .where(eq(bundleParts.bundleId, await firstBundle()))
      .orderBy(asc(bundleParts.position));
    const ofPart = eq(variants.productId, part?.productId ?? 0);
    const before = await api.database.db.query.variants.findMany({ where: ofPart });
    await api.database.db.update(variants).set({ stock: 0 }).where(ofPart);
    const bundle = await productIn(1, await firstBundle());
    expect(bundle.inStock).toBe(false);
    expect(bundle.parts.map((each) => each.inStock)).toEqual([false, true, true, true]);
    await api.database.db
      .update(variants)
      .set({ stock: before[0]?.stock ?? 20 })
      .where(ofPart);
  });

  it('is the parent of its own parts only', async () => {
    const bundleId = await firstBundle();
    const bundle = await productIn(13, bundleId);
    const partId = bundle.parts[0]?.productId ?? 0;
    expect((await productIn(13, partId, bundleId)).parentBundle).toEqual({
      productId: bundleId,
      name: bundle.name,
      url: bundle.url,
    });
    expect((await productIn(13, partId)).parentBundle).toBeNull();
    expect((await productIn(13, 1, bundleId)).parentBundle).toBeNull();
    expect((await productIn(13, partId, 999_999_999)).parentBundle).toBeNull();
    expect((await productIn(13, partId, 1)).parentBundle).toBeNull();
  });

  it('hides the prices of its parts from a guest', async () => {
    const { parts, price } = await productIn(1, await firstBundle());
    expect(price).toEqual({
      current: null,
      old: null,
      retailPrice: null,
      specialPrice: null,
      discount: null,
    });
    const values = parts.flatMap((part) => part.options.flatMap((option) => option.values));
    expect(values.filter((value) => value.price !== null || value.price_value !== null)).toEqual([]);
  });
});
