import { storeLocales } from './locales.ts';
import { defaultStore, requiresLogin, storeByHost, storeById, stores } from './stores.ts';

describe('stores', () => {
  it.each(stores.map((store) => [store.host, store.id]))('storeByHost maps %s to store %i', (host, id) => {
    expect(storeByHost(host).id).toBe(id);
  });

  it('storeByHost ignores the port and the case of a host name', () => {
    expect(storeByHost('FR.localhost:3000').code).toBe('fr');
  });

  it.each([['unknown.example'], [''], [undefined], ['fr.localhost.evil.example']])(
    'storeByHost maps %p to the default store',
    (host) => {
      expect(storeByHost(host)).toBe(defaultStore);
    },
  );

  it('storeById returns undefined for an unknown id', () => {
    expect(storeById(13)?.host).toBe('fr.localhost');
    expect(storeById(999)).toBeUndefined();
  });

  it('have unique ids, codes and hosts, and a complete language', () => {
    for (const key of ['id', 'code', 'host'] as const) {
      expect(new Set(stores.map((store) => store[key])).size).toBe(stores.length);
    }
    for (const store of stores) expect(storeLocales).toContain(store.locale);
  });

  it.each([
    ['en', [1, 6, 7, 9, 19, 20, 22, 24, 25, 26]],
    ['da', [12]],
    ['de', [11, 23]],
    ['es', [14]],
    ['fr', [13, 21]],
    ['sv', [16]],
  ])('have the ids of specification §9 for the language %s', (language, ids) => {
    const own = stores.filter(({ locale }) => locale.startsWith(language)).map(({ id }) => id);
    expect(own.toSorted((one, other) => one - other)).toEqual(ids);
  });

  it('requiresLogin is true for every store but an open one', () => {
    expect(requiresLogin({ ...defaultStore, access: 'prices_hidden' })).toBe(true);
    expect(requiresLogin({ ...defaultStore, access: 'login_required' })).toBe(true);
    expect(requiresLogin({ ...defaultStore, access: 'public' })).toBe(false);
  });
});
