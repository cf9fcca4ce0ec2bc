import type { Product } from 'shared-contracts/api/product';
import { eq, inArray } from 'drizzle-orm';
import { variants } from '../../db/schema/index.ts';
import { bundleAddition, bundleOf, emptyBasket, soleAnswers } from '../../testing/baskets.ts';
import { buildTestApi, call, callFailing, cookieOf, signIn, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
let annas: string;
let pack: Product;
let bootSizes: Product['parts'][number]['options'][number]['values'];

beforeAll(async () => {
  api = await buildTestApi();
  annas = await signIn(api.app, 'anna@example.com');
  await api.database.db.update(variants).set({ stock: 20 });
  pack = await bundleOf(api, 'ski-pack', annas);
  bootSizes =
    pack.parts.flatMap(({ options }) => options).find(({ code }) => code === 'mondopoint')?.values ?? [];
});
afterEach(() => emptyBasket(api, annas));
afterAll(() => api.close());

const { soleLengthMm: _asked, ...answers } = soleAnswers;

/** Adds the pack with its first boots. */
const fields = (fitting: object) => ({ ...bundleAddition(pack), fittingForm: { ...answers, ...fitting } });
const soleOfFirstBoots = () => bootSizes[0]?.soleLengthMm ?? Number.NaN;

describe('the sole length of the boots of a pack', () => {
  it('is named by size, as in the size guide', async () => {
    const guide = { store_id: 1, code: 'ski-boots' };
    const { columns, rows } = (await call(api.app, 'size-guide', guide)).data.table;
    const column = columns.findIndex(({ label }) => label.startsWith('Sole length'));
    expect(bootSizes.length).toBeGreaterThan(1);
    for (const { label, soleLengthMm } of bootSizes) {
      const row = rows.find((each) => each[0] === label);
      expect([label, String(soleLengthMm)]).toEqual([label, row?.[column]]);
    }
  });

  it('is added to the answers, which need none', async () => {
    const { added } = (await call(api.app, 'basket-add', fields({}), { cookie: annas })).data;
    expect(added.fittingForm).toEqual({ ...answers, soleLengthMm: soleOfFirstBoots() });
  });

  it('may be answered, and is the same line', async () => {
    await call(api.app, 'basket-add', fields({}), { cookie: annas });
    const same = fields({ soleLengthMm: soleOfFirstBoots() });
    const { basket } = (await call(api.app, 'basket-add', same, { cookie: annas })).data;
    expect(basket.items.map(({ qty }) => qty)).toEqual([2]);
  });

  it('cannot be another one, although the binding accepts it', async () => {
    const tampered = fields({ soleLengthMm: soleOfFirstBoots() + 10 });
    const { status, body } = await callFailing(api.app, 'basket-add', tampered, { cookie: annas });
    expect([status, body.code, body.fields]).toEqual([
      422,
      'fitting_required',
      { 'fittingForm.soleLengthMm': 'is' },
    ]);
  });

  it('must fit the binding', async () => {
    const boots = pack.parts.find(({ options }) => options.some(({ code }) => code === 'mondopoint'));
    const own = eq(variants.productId, boots?.productId ?? 0);
    const before = await api.database.db.select().from(variants).where(own);
    await api.database.db.update(variants).set({ soleLengthMm: 380 }).where(own);
    const { body } = await callFailing(api.app, 'basket-add', fields({}), { cookie: annas });
    expect(body.fields).toEqual({ 'fittingForm.soleLengthMm': 'max_value' });
    await Promise.all(
      before.map(({ id, soleLengthMm }) =>
        api.database.db.update(variants).set({ soleLengthMm }).where(eq(variants.id, id)),
      ),
    );
  });

  it('is asked for if the catalogue does not know it', async () => {
    const productIds = pack.parts.map(({ productId }) => productId);
    const own = inArray(variants.productId, productIds);
    const before = await api.database.db.select().from(variants).where(own);
    await api.database.db.update(variants).set({ soleLengthMm: null }).where(own);
    const { body } = await callFailing(api.app, 'basket-add', fields({}), { cookie: annas });
    expect(body.fields).toEqual({ 'fittingForm.soleLengthMm': 'required' });
    const unknown = (await bundleOf(api, 'ski-pack', annas)).parts.flatMap(({ options }) => options);
    expect(unknown.flatMap(({ values }) => values).some((value) => 'soleLengthMm' in value)).toBe(false);
    await Promise.all(
      before.map(({ id, soleLengthMm }) =>
        api.database.db.update(variants).set({ soleLengthMm }).where(eq(variants.id, id)),
      ),
    );
  });

  it('is kept with a guest’s addition until sign-in', async () => {
    const { response } = await callFailing(api.app, 'basket-add', fields({}));
    const cookie = cookieOf(response, 'pending_add');
    const pending = { store_id: 1, productId: pack.productId };
    const { addition } = (await call(api.app, 'pending-addition', pending, { cookie })).data;
    expect(addition?.fittingForm).toEqual({ ...answers, soleLengthMm: soleOfFirstBoots() });
  });
});
