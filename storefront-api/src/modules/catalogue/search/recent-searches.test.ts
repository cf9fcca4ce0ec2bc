import type { RequestOf } from 'shared-contracts/api';
import { buildTestApi, call, callFailing, signIn, type TestApi } from '../../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await buildTestApi();
});
afterAll(() => api.close());

describe('search-recent-delete', () => {
  type Term = RequestOf<'search-recent-delete'>['term'];
  const save = (cookie: string, term: string, store_id = 1) =>
    call(api.app, 'search-save', { store_id, term, results_count: 1 }, { cookie });
  const deleteSearch = (cookie: string, term: Term, store_id = 1) =>
    call(api.app, 'search-recent-delete', { store_id, term }, { cookie });
  const termsOf = async (cookie: string, store_id = 1) => {
    const { data } = await call(api.app, 'search-recent', { store_id }, { cookie });
    return data.searches.map(({ term }) => term).toSorted();
  };

  it('deletes one search, however it is spelt, and any number of times', async () => {
    const cookie = await signIn(api.app, 'anna@example.com');
    await save(cookie, 'Ravine');
    await save(cookie, 'touring skis');
    expect((await deleteSearch(cookie, '  RAVINE ')).data).toEqual({ isDeleted: true });
    expect(await termsOf(cookie)).toEqual(['touring skis']);
    expect((await deleteSearch(cookie, 'ravine')).data).toEqual({ isDeleted: true });
    expect(await termsOf(cookie)).toEqual(['touring skis']);
  });

  it('deletes all searches of the store for null, and those of no other store or member', async () => {
    const anna = await signIn(api.app, 'anna@example.com');
    const annaInIreland = await signIn(api.app, 'anna@example.com', 6);
    const ben = await signIn(api.app, 'ben@example.com');
    for (const [cookie, term, store] of [
      [anna, 'goggles', 1],
      [anna, 'poles', 1],
      [annaInIreland, 'gloves', 6],
      [ben, 'goggles', 1],
    ] as const) {
      // oxlint-disable-next-line no-await-in-loop -- one search after the other
      await save(cookie, term, store);
    }
    await deleteSearch(anna, null);
    expect(await termsOf(anna)).toEqual([]);
    expect(await termsOf(annaInIreland, 6)).toEqual(['gloves']);
    expect(await termsOf(ben)).toEqual(['goggles']);
  });

  it('is for members only, and never deletes everything because the term is missing', async () => {
    const guest = await callFailing(api.app, 'search-recent-delete', { store_id: 1, term: null });
    expect(guest.status).toBe(401);
    const cookie = await signIn(api.app, 'elena@example.com');
    await save(cookie, 'wax');
    for (const fields of [{ store_id: 1 }, { store_id: 1, term: '' }, { store_id: 1, term: '  ' }]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const { status } = await callFailing(api.app, 'search-recent-delete', fields as never, { cookie });
      expect(status).toBe(400);
    }
    expect(await termsOf(cookie)).toEqual(['wax']);
  });
});
