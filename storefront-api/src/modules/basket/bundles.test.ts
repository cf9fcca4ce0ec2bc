import type { FittingAnswers } from 'shared-contracts/forms/fitting';
import type { Product } from 'shared-contracts/api/product';
import { eq, inArray } from 'drizzle-orm';
import { products, variants } from '../../db/schema/index.ts';
import {
  bundleAddition,
  bundleOf,
  chooseOptions,
  chooseParts,
  emptyBasket,
  productOf,
  soleAnswers,
  soleAnswersOf,
} from '../../testing/baskets.ts';
import { buildTestApi, call, callFailing, signIn, type TestApi } from '../../testing/test-api.ts';

type Chosen = ReturnType<typeof chooseParts>;

let api: TestApi;
let annas: string;
let set: Product;

beforeAll(async () => {
  api = await buildTestApi();
  annas = await signIn(api.app, 'anna@example.com');
  await api.database.db.update(variants).set({ stock: 20 });
  set = await bundleOf(api, 'ski-bundle', annas);
});
beforeEach(async () => {
  const productIds = set.parts.map((part) => part.productId);
  await api.database.db.update(variants).set({ stock: 20 }).where(inArray(variants.productId, productIds));
});
afterEach(() => emptyBasket(api, annas));
afterAll(() => api.close());

const addition = (quantity = 1, index = 0, answers: FittingAnswers = soleAnswers) =>
  bundleAddition(set, quantity, index, answers);
const add = async (fields: ReturnType<typeof addition>, cookie = annas) =>
  (await call(api.app, 'basket-add', fields, { cookie })).data;
const rejectionOf = (fields: Record<string, unknown>) =>
  callFailing(api.app, 'basket-add', fields, { cookie: annas });

describe('a bundle in the basket', () => {
  it('is one line with its parts, its price and the answers for the workshop', async () => {
    const { added } = await add(addition(2));
    const special = set.price.specialPrice?.amount ?? Number.NaN;
    expect(added).toMatchObject({
      productType: 'bundle',
      sku: set.sku,
      qty: 2,
      options: [],
      unitPrice: { amount: special, currency: 'GBP' },
      subtotal: { amount: 2 * special, currency: 'GBP' },
      discount: set.price.discount,
      fittingForm: soleAnswers,
    });
    expect(added.parts).toEqual(
      set.parts.map(({ label, name, options }) => ({
        label,
        name,
        options: options.map((option) => option.values[0]?.label).join(', '),
      })),
    );
    expect(added.parts.map((part) => part.label)).toEqual(['Skis', 'Bindings']);
  });

  it('is restored after its removal with its parts and the answers for the workshop', async () => {
    const { added, basket } = await add(addition(2));
    const change = { store_id: 1, cartItemId: added.cartItemId };
    const { version } = (
      await call(api.app, 'basket-update', { ...change, qty: 0, version: basket.version }, { cookie: annas })
    ).data;
    const { items } = (
      await call(api.app, 'basket-update', { ...change, qty: 2, version }, { cookie: annas })
    ).data;
    expect(items).toEqual([added]);
  });

  it('has names of parts in the language of the store', async () => {
    const cookie = await signIn(api.app, 'anna@example.com', 13);
    const { added } = await add({ ...addition(), store_id: 13 }, cookie);
    expect(added.parts.map((part) => part.label)).toEqual(['Skis', 'Fixations']);
    await emptyBasket(api, cookie, 13);
  });

  it('costs less than its parts together', async () => {
    const { added } = await add(addition());
    const singles = await Promise.all(set.parts.map(({ productId }) => productOf(api, productId, annas)));
    const sum = singles.reduce((total, { price }) => total + (price.specialPrice?.amount ?? 0), 0);
    expect(added.unitPrice?.amount).toBeLessThan(sum);
  });

  it('is added to the line with equal content, and to a new line for other sizes or answers', async () => {
    await add(addition(1, 0));
    await add(addition(1, 0));
    await add(addition(1, 1));
    const { basket } = await add(addition(1, 0, { ...soleAnswers, weightKg: 72 }));
    expect(basket.items.map((item) => item.qty)).toEqual([2, 1, 1]);
    expect(basket.basketCount).toBe(4);
  });

  it('has equal content regardless of the order of the answers', async () => {
    await add(addition());
    const reversed = Object.fromEntries(Object.entries(soleAnswers).toReversed()) as typeof soleAnswers;
    const { basket } = await add(addition(1, 0, reversed));
    expect(basket.items.map((item) => item.qty)).toEqual([2]);
  });

  it.each([
    ['ski-pack', null],
    ['snowboard-bundle', { mondopoint: 27.5 }],
    ['snowboard-pack', { mondopoint: 27.5 }],
  ] as const)('may be a %s, with the answers that it asks for', async (kind, answers) => {
    const bundle = await bundleOf(api, kind, annas);
    const fittingForm = answers ?? soleAnswersOf(bundle);
    const { data } = await call(
      api.app,
      'basket-add',
      {
        store_id: 1,
        productID: bundle.productId,
        quantity: 1,
        bundleOptions: chooseParts(bundle),
        fittingForm,
      },
      { cookie: annas },
    );
    expect(data.added).toMatchObject({ productType: 'bundle', fittingForm });
    expect(data.added.parts).toHaveLength(bundle.parts.length);
    expect(bundle.parts.length).toBeGreaterThanOrEqual(2);
  });

  it('is removed completely, and stored with quantity 0 for an undo', async () => {
    const { added, basket } = await add(addition());
    const removed = await call(
      api.app,
      'basket-update',
      { store_id: 1, cartItemId: added.cartItemId, qty: 0, version: basket.version },
      { cookie: annas },
    );
    expect(removed.data.items).toEqual([]);
    expect(removed.data.basketCount).toBe(0);
  });
});

describe('basket-add with a bundle', () => {
  it('names each part and attribute without an option', async () => {
    const [first, second] = set.parts;
    const field = (part: typeof first) =>
      `bundleOptions.${part?.partId}.${part?.options[0]?.super_attribute_id}`;
    const { [String(second?.partId)]: _second, ...onlyFirst } = chooseParts(set);
    const withoutSecond = await rejectionOf({ ...addition(), bundleOptions: onlyFirst });
    expect([withoutSecond.status, withoutSecond.body.code]).toEqual([422, 'option_required']);
    expect(withoutSecond.body.fields).toEqual({ [field(second)]: 'required' });

    const hollow = await rejectionOf({
      ...addition(),
      bundleOptions: { ...chooseParts(set), [String(first?.partId)]: {} },
    });
    expect(hollow.body.fields).toEqual({ [field(first)]: 'required' });
  });

  it('requires options for all parts', async () => {
    const { status, body } = await rejectionOf({ ...addition(), bundleOptions: undefined });
    expect([status, body.code]).toEqual([422, 'option_required']);
  });

  it.each([
    ['a part that no bundle has', (chosen: Chosen) => ({ ...chosen, 999999999: { 1: 1 } })],
    [
      'a value of another part',
      (chosen: Chosen) => {
        const [first, second] = Object.keys(chosen);
        return { ...chosen, [first ?? '']: chosen[second ?? ''] ?? {} };
      },
    ],
    [
      'an attribute that the part does not have',
      (chosen: Chosen) => {
        const [first = ''] = Object.keys(chosen);
        return { ...chosen, [first]: { ...chosen[first], 999: 1 } };
      },
    ],
  ])('does not find %s', async (_name, change) => {
    const { status } = await rejectionOf({ ...addition(), bundleOptions: change(chooseParts(set)) });
    expect(status).toBe(404);
  });

  it('does not find parts of another bundle', async () => {
    const other = await bundleOf(api, 'ski-pack', annas);
    const { status } = await rejectionOf({ ...addition(), bundleOptions: chooseParts(other) });
    expect(status).toBe(404);
  });

  it.each(['__proto__', 'constructor', '-1', '1e3', ''])('does not find a part %j', async (name) => {
    const bundleOptions = JSON.parse(`{${JSON.stringify(name)}: {"1": 1}}`) as Chosen;
    const { status } = await rejectionOf({ ...addition(), bundleOptions });
    expect(status).toBe(400);
  });

  it('accepts parts for bundles only, and plain options for other products only', async () => {
    const onBundle = await rejectionOf({ ...addition(), options: { 2: 1 } });
    expect([onBundle.status, onBundle.body.fields]).toEqual([400, { options: 'invalid' }]);
    const onSingle = await rejectionOf({ ...addition(), productID: 1 });
    expect([onSingle.status, onSingle.body.fields]).toEqual([400, { bundleOptions: 'invalid' }]);
  });
});

describe('the fitting form', () => {
  it('is required for a bundle', async () => {
    const { status, body } = await rejectionOf({ ...addition(), fittingForm: undefined });
    expect([status, body.code]).toEqual([422, 'fitting_required']);
    expect(body.fields).toEqual({ fittingForm: 'required' });
  });

  it('must be of the kind that the bundle requires', async () => {
    const { status, body } = await rejectionOf({ ...addition(), fittingForm: { mondopoint: 27.5 } });
    expect([status, body.code]).toEqual([422, 'fitting_required']);
  });

  it('accepts sole lengths within the inclusive range of the binding, and no others', async () => {
    const { soleMinMm, soleMaxMm } = set.fittingForm ?? {};
    const shortest = soleMinMm ?? Number.NaN;
    const longest = soleMaxMm ?? Number.NaN;
    const fieldsFor = (soleLengthMm: number) => addition(1, 0, { ...soleAnswers, soleLengthMm });
    await add(fieldsFor(shortest));
    await add(fieldsFor(longest));

    const tooShort = await rejectionOf(fieldsFor(shortest - 1));
    const tooLong = await rejectionOf(fieldsFor(longest + 1));
    expect([tooShort.status, tooShort.body.fields]).toEqual([
      422,
      { 'fittingForm.soleLengthMm': 'min_value' },
    ]);
    expect([tooLong.status, tooLong.body.fields]).toEqual([422, { 'fittingForm.soleLengthMm': 'max_value' }]);
  });

  const year = new Date().getUTCFullYear();

  it.each([
    ['birthYear', year - 111, 'min_value'],
    ['birthYear', year - 2, 'max_value'],
    ['weightKg', 71.3, 'is'],
  ])('rejects for %s the answer %p', async (question, answer, failure) => {
    const { status, body } = await rejectionOf(addition(1, 0, { ...soleAnswers, [question]: answer }));
    expect([status, body.code]).toEqual([422, 'fitting_required']);
    expect(body.fields).toEqual({ [`fittingForm.${question}`]: failure });
  });

  it.each([year - 110, year - 3])('accepts the year of birth %i', async (birthYear) => {
    const { added } = await add(addition(1, 0, { ...soleAnswers, birthYear }));
    expect(added.fittingForm).toMatchObject({ birthYear });
  });

  it.each([
    { ...soleAnswers, soleLengthMm: 199 },
    { ...soleAnswers, bootNorm: 'slippers' },
    { ...soleAnswers, weightKg: -1 },
    { ...soleAnswers, skierType: 4 },
    { ...soleAnswers, dinSetting: 8 },
    { mondopoint: 27.3 },
    {},
    'alpine',
  ])('rejects %j', async (fittingForm) => {
    const { status, body } = await rejectionOf({ ...addition(), fittingForm });
    expect([status, body.code]).toEqual([400, 'invalid_request']);
  });

  it('is optional for boots, and rejected for products without fitting', async () => {
    const boots = await api.database.db.query.products.findFirst({
      where: eq(products.fittingForm, 'mondopoint'),
      orderBy: products.id,
    });
    const product = await productOf(api, boots?.id ?? 0, annas);
    const fields = {
      store_id: 1,
      productID: product.productId,
      quantity: 1,
      options: chooseOptions(product.options, 0),
    };
    const { data } = await call(
      api.app,
      'basket-add',
      { ...fields, fittingForm: { mondopoint: 26.5 } },
      { cookie: annas },
    );
    expect(data.added.fittingForm).toEqual({ mondopoint: 26.5 });

    const ski = await productOf(api, 1, annas);
    const onSki = await rejectionOf({
      ...fields,
      productID: 1,
      options: chooseOptions(ski.options, 0),
      fittingForm: soleAnswers,
    });
    expect([onSki.status, onSki.body.fields]).toEqual([400, { fittingForm: 'invalid' }]);
  });
});
