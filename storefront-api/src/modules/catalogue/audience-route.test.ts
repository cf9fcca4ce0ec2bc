import { eq } from 'drizzle-orm';
import { audienceHeader, audienceOf, type SessionData } from 'shared-contracts/session';
import { brandInterests, customers } from '../../db/schema/index.ts';
import { createMember, signInMember } from '../../testing/new-member.ts';
import { readRequests } from '../../testing/read-requests.ts';
import { buildTestApi, call, send, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await buildTestApi();
});
afterAll(() => api.close());

/** Of `readRequests`. A new one needs a request there. */
const sharedEndpoints = [
  'bestsellers',
  'brand-bestsellers-new',
  'brand-blocks',
  'brands',
  'cat-products-es',
  'cat-subcategories',
  'category-navigation',
  'category-prices',
  'category-url',
  'flash-sales',
  'get-stock-delivery',
  'get-stock-messages',
  'get-supplier-dropship',
  'omnibus-prices',
  'price-add-on',
  'product-cards',
  'product-variants',
  'products-recommended',
  'products-related',
  'products-related-brand',
  'related-sales',
  'single-product',
  'size-guide',
  'under-search-sales',
];

async function audienceOfAnswer(
  name: (typeof readRequests)[number][0],
  fields: Record<string, unknown>,
  cookie?: string,
): Promise<string | undefined> {
  const { headers } = await send(api.app, name, fields, cookie === undefined ? {} : { cookie });
  return headers[audienceHeader]?.toString();
}

async function sessionAudience(cookie?: string): Promise<string> {
  const options = cookie === undefined ? {} : { cookie };
  const { data } = await call(api.app, 'session-data', { store_id: 1 }, options);
  return audienceOf(data as SessionData);
}

/** Two members of one group and store who differ in name, country, gender, segment, followed brand and viewed product. */
async function twoMembers(): Promise<[string, string]> {
  const [one, other] = await Promise.all([
    createMember(api, 'one@example.com'),
    createMember(api, 'other@example.com'),
  ]);
  await api.database.db
    .update(customers)
    .set({ firstname: 'Ida', countryId: 'FR', gender: 1, segment: 'racers' })
    .where(eq(customers.id, other.id));
  const product = { store_id: 1, product_id: 1 };
  await call(api.app, 'POST recently-viewed', product, { cookie: other.cookie });
  await api.database.db.insert(brandInterests).values({ customerId: other.id, brandId: 2 });
  return [one.cookie, other.cookie];
}

describe('an answer that names an audience', () => {
  it('is the same for two members of it', async () => {
    const [one, other] = await twoMembers();
    const named = new Set<string>();
    for (const [name, fields] of readRequests) {
      // The members are guests in any other store.
      if ((fields['store_id'] ?? fields['storeId'] ?? 1) !== 1) continue;
      // One endpoint after another: a difference is reported with its answers.
      // oxlint-disable-next-line no-await-in-loop
      const answers = await Promise.all(
        [one, other].map((cookie) => send(api.app, name, fields, { cookie })),
      );
      const [first, second] = answers.map(({ headers }) => headers[audienceHeader]);
      expect(second).toBe(first);
      if (first === undefined) continue;
      named.add(name);
      expect(answers[1]?.json()).toEqual(answers[0]?.json());
    }
    expect([...named].toSorted()).toEqual(sharedEndpoints);
  });

  it('is none of those that contain something personal', async () => {
    const { cookie } = await createMember(api, 'personal@example.com');
    const personal = [
      ['session-data', { store_id: 1 }],
      ['basket-data', { store_id: 1, variant: 'mini' }],
      ['hp-data', { storeId: 1, groupId: 0 }],
      ['recently-viewed', { store_id: 1 }],
    ] as const;
    const audiences = await Promise.all(
      personal.map(([name, fields]) => audienceOfAnswer(name, fields, cookie)),
    );
    expect(audiences).toEqual(personal.map(() => undefined));
  });

  it('names the audience of the session: guest, member, member of a group, of another store', async () => {
    const { id, cookie } = await createMember(api, 'group@example.com');
    const listing = { store_id: 1, category_id: 2 };
    const asGuest = await audienceOfAnswer('cat-products-es', listing);
    const asMember = await audienceOfAnswer('cat-products-es', listing, cookie);
    expect([asGuest, asMember]).toEqual([await sessionAudience(), await sessionAudience(cookie)]);
    await api.database.db.update(customers).set({ groupId: 2 }).where(eq(customers.id, id));
    const ofGroup = await audienceOfAnswer('cat-products-es', listing, cookie);
    expect(ofGroup).toBe(await sessionAudience(cookie));
    const elsewhere = await signInMember(api, 'group@example.com', 6);
    const ofStore = await audienceOfAnswer('cat-products-es', { ...listing, store_id: 6 }, elsewhere);
    expect(new Set([asGuest, asMember, ofGroup, ofStore]).size).toBe(4);
  });
});
