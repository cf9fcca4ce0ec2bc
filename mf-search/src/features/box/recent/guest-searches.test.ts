import { jest } from '@jest/globals';
import { createGuestSearches } from './guest-searches.ts';

const key = 'recent-searches';

function createSearches(isAccepted = false) {
  const store = createGuestSearches();
  store.setAccepted(isAccepted);
  return { ...store, terms: () => store.get().map(({ term }) => term) };
}

const stored = () => ({ device: localStorage.getItem(key), tab: sessionStorage.getItem(key) });

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

describe('createGuestSearches', () => {
  it('stores for this tab only until functional items are accepted, and then for later visits', () => {
    const searches = createSearches();
    searches.add('skis');
    expect(stored()).toEqual({ device: null, tab: '["skis"]' });
    searches.setAccepted(true);
    expect(stored()).toEqual({ device: '["skis"]', tab: null });
    searches.add('poles');
    expect(stored()).toEqual({ device: '["poles","skis"]', tab: null });
  });

  it('moves what was searched before to the searches of earlier visits, and deletes them without consent', () => {
    localStorage.setItem(key, '["goggles","skis"]');
    sessionStorage.setItem(key, '["skis","wax"]');
    const searches = createSearches(true);
    expect(searches.terms()).toEqual(['skis', 'wax', 'goggles']);
    searches.setAccepted(false);
    expect(searches.terms()).toEqual([]);
    expect(stored()).toEqual({ device: null, tab: null });
  });

  it('removes one search or all of them, and then stores nothing', () => {
    const searches = createSearches(true);
    for (const term of ['skis', 'poles', 'wax']) searches.add(term);
    searches.remove('Poles');
    expect(stored().device).toBe('["wax","skis"]');
    searches.remove(null);
    expect(searches.terms()).toEqual([]);
    expect(stored()).toEqual({ device: null, tab: null });
  });

  it('keeps what another tab has stored meanwhile, and notices it', () => {
    const searches = createSearches(true);
    const onChange = jest.fn();
    const unsubscribe = searches.subscribe(onChange);
    localStorage.setItem(key, '["of the other tab"]');
    dispatchEvent(new StorageEvent('storage', { key }));
    expect(onChange).toHaveBeenCalledTimes(1);
    expect(searches.terms()).toEqual(['of the other tab']);
    localStorage.setItem(key, '["later","of the other tab"]');
    searches.add('skis');
    expect(stored().device).toBe('["skis","later","of the other tab"]');
    unsubscribe();
    onChange.mockClear();
    localStorage.clear();
    dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(onChange).not.toHaveBeenCalled();
  });

  it('ignores what other keys change, and reads garbage as nothing', () => {
    const searches = createSearches(true);
    searches.subscribe(() => undefined);
    localStorage.setItem(key, '["skis"]');
    dispatchEvent(new StorageEvent('storage', { key: 'other' }));
    expect(searches.terms()).toEqual([]);
    localStorage.setItem(key, '{"not":"a list"');
    searches.refresh();
    expect(searches.terms()).toEqual([]);
    searches.add('skis');
    expect(stored().device).toBe('["skis"]');
  });

  it('returns the same list until it changes', () => {
    const searches = createSearches();
    searches.add('skis');
    const before = searches.get();
    searches.refresh();
    expect(searches.get()).toBe(before);
  });

  it.each([true, false])('keeps searches in memory if storage is full (accepted: %s)', (isAccepted) => {
    const searches = createSearches(isAccepted);
    searches.add('skis');
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    searches.add('poles');
    searches.remove('skis');
    searches.refresh();
    expect(searches.terms()).toEqual(['poles']);
    jest.restoreAllMocks();
    searches.refresh();
    expect(stored()[isAccepted ? 'device' : 'tab']).toBe('["poles"]');
  });

  it('keeps searches in memory if storage is forbidden', () => {
    for (const name of ['localStorage', 'sessionStorage'] as const) {
      jest.spyOn(globalThis, name, 'get').mockImplementation(() => {
        throw new DOMException('forbidden', 'SecurityError');
      });
    }
    const searches = createSearches();
    searches.add('skis');
    searches.add('poles');
    searches.refresh();
    expect(searches.terms()).toEqual(['poles', 'skis']);
    searches.remove(null);
    expect(searches.terms()).toEqual([]);
  });
});
