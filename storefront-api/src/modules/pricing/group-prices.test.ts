import { buildTestApi, call, send, signIn, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
let staff: string;
let member: string;
beforeAll(async () => {
  api = await buildTestApi();
  staff = await signIn(api.app, 'liam@example.com');
  member = await signIn(api.app, 'anna@example.com');
});
afterAll(() => api.close());

const store = 1;
/** A ski with a price of its own for the staff, and a helmet without one. */
const ski = 1;
const helmet = 73;

const priceOf = async (productId: number, cookie: string, storeId = store) => {
  const { data } = await call(api.app, 'single-product', { productId, store_id: storeId }, { cookie });
  return data.price.current?.amount;
};

describe('the price list of a customer group', () => {
  it('applies to its members on the product page, and to no other visitor', async () => {
    expect([await priceOf(ski, staff), await priceOf(ski, member)]).toEqual([35_900, 44_900]);
    const guest = await call(api.app, 'single-product', { productId: ski, store_id: store });
    expect(guest.data.price.current).toBeNull();
  });

  it('has the price of all for a product without a price of its own', async () => {
    const price = await priceOf(helmet, member);
    expect(price).toBeGreaterThan(0);
    expect(await priceOf(helmet, staff)).toBe(price);
  });

  it('applies in stores with its base only', async () => {
    const elsewhere = await signIn(api.app, 'liam@example.com', 6);
    const others = await signIn(api.app, 'anna@example.com', 6);
    expect(await priceOf(ski, elsewhere, 6)).toBe(await priceOf(ski, others, 6));
  });

  it('applies in listings and their order', async () => {
    const cheapest = async (cookie: string) => {
      const request = { store_id: store, category_id: 2, order: 'price', dir: 'asc', limit: 42 } as const;
      const { data } = await call(api.app, 'cat-products-es', request, { cookie });
      return data.items.map(({ price }) => price.current?.amount ?? 0);
    };
    const [own, others] = [await cheapest(staff), await cheapest(member)];
    expect(own).toEqual(own.toSorted((one, other) => one - other));
    expect(own).not.toEqual(others);
  });

  it('applies in the basket, whatever the browser claims', async () => {
    const item = { store_id: store, productID: ski, quantity: 1, options: { 2: 1 } };
    const unitPrices = [];
    for (const cookie of [staff, member]) {
      // oxlint-disable-next-line no-await-in-loop -- one basket after the other
      const { data } = await call(api.app, 'basket-add', item, { cookie });
      unitPrices.push(data.added.unitPrice?.amount);
    }
    expect(unitPrices).toEqual([35_900, 44_900]);
    const claim = await send(api.app, 'basket-add', { ...item, groupId: 5 }, { cookie: member });
    expect(claim.statusCode).toBe(400);
  });

  it('applies to what is added at sign-in', async () => {
    const rejection = await send(api.app, 'basket-add', {
      store_id: store,
      productID: ski,
      quantity: 1,
      options: { 2: 2 },
    });
    const form = { email: 'liam@example.com', password: 'Powder-Day-24', store_id: store };
    const cookie = rejection.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    const { data } = await call(api.app, 'login', form, { cookie });
    expect(data.additions?.basket.items.map(({ unitPrice }) => unitPrice?.amount)).toContain(35_900);
  });
});
