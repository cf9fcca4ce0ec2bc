import { endpoints } from 'shared-contracts/api';
import { searchTerms } from '../../../db/schema/index.ts';
import { buildTestApi, call, send, type TestApi } from '../../../testing/test-api.ts';
import { deleteExpiredTerms } from './guest-terms.ts';

/** Enough for the searches that are saved below, whose limit is a fifth of it. */
const maxCalls = 60;
const { limit } = endpoints['predictive-search-v2'];

let api: TestApi;
beforeAll(async () => {
  api = await buildTestApi({ rateLimitFactor: maxCalls / limit.max });
});
afterAll(() => api.close());

const countedTerms = async (storeId: number) =>
  (await api.database.db.query.searchTerms.findMany())
    .filter((row) => row.storeId === storeId)
    .map(({ folded }) => folded)
    .toSorted();

describe('predictive-search-v2', () => {
  it('is limited for each visitor, while lists are not', async () => {
    const statuses = await Promise.all(
      Array.from({ length: maxCalls + 1 }, async (_, number) => {
        const answer = await send(api.app, 'predictive-search-v2', { storeId: 1, q: `ski ${number}` });
        return answer.statusCode;
      }),
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(maxCalls);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
    expect((await send(api.app, 'cat-products-es', { store_id: 1, s: 'ski' })).statusCode).toBe(200);
  });
});

describe('search-save-nonauth', () => {
  it.each([
    'anna@example.com',
    'boots for anna@example.com',
    '+44 20 7946 0958',
    '4111 1111 1111 1111',
    '0176/1234567',
  ])('does not count %j, which may lead to a person', async (term) => {
    await call(api.app, 'search-save-nonauth', { store_id: 9, term, results_count: 0 });
    expect(await countedTerms(9)).toEqual([]);
  });

  it('counts terms with sizes and years', async () => {
    const terms = ['100 x 80', 'boots 27.5', 'jacket 2026', 'skis 170 cm'];
    for (const term of terms) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await call(api.app, 'search-save-nonauth', { store_id: 24, term, results_count: 1 });
    }
    expect(await countedTerms(24)).toEqual(terms);
  });
});

describe('deleteExpiredTerms', () => {
  it('keeps the terms that most guests search for, up to the maximum', async () => {
    const { db } = api.database;
    await db.delete(searchTerms);
    const row = { storeId: 1, resultsCount: 1, searchedAt: api.clock.now };
    await db
      .insert(searchTerms)
      .values([3, 1, 2].map((searches) => ({ ...row, folded: `term ${searches}`, searches })));
    await deleteExpiredTerms(db, api.clock.now, 2);
    expect(await countedTerms(1)).toEqual(['term 2', 'term 3']);
  });
});
