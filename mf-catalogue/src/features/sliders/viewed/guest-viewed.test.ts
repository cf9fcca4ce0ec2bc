import { jest } from '@jest/globals';
import { readVisitorViewed, storeVisitorViewed } from './visitor-viewed.ts';

const key = 'recently-viewed';
const stored = () => ({ device: localStorage.getItem(key), tab: sessionStorage.getItem(key) });

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

describe('what a guest has viewed', () => {
  it('is stored for this tab only until functional items are accepted, and then for later visits', () => {
    storeVisitorViewed([2, 1], false);
    expect(stored()).toEqual({ device: null, tab: '[2,1]' });
    storeVisitorViewed(readVisitorViewed(true), true);
    expect(stored()).toEqual({ device: '[2,1]', tab: null });
    storeVisitorViewed(readVisitorViewed(false), false);
    expect(stored()).toEqual({ device: null, tab: null });
  });

  it('is that of this tab before that of earlier visits', () => {
    localStorage.setItem(key, '[4,1,3]');
    sessionStorage.setItem(key, '[2,1]');
    expect(readVisitorViewed(true)).toEqual([2, 1, 4, 3]);
    expect(readVisitorViewed(false)).toEqual([2, 1]);
  });

  it('is nothing if storage is full or forbidden', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    storeVisitorViewed([1], true);
    expect(readVisitorViewed(true)).toEqual([]);
    for (const name of ['localStorage', 'sessionStorage'] as const)
      jest.spyOn(globalThis, name, 'get').mockImplementation(() => {
        throw new DOMException('forbidden', 'SecurityError');
      });
    storeVisitorViewed([1], false);
    expect(readVisitorViewed(false)).toEqual([]);
  });
});
