import { jest } from '@jest/globals';
import { readGuestViewed, storeGuestViewed } from './guest-viewed.ts';

const key = 'recently-viewed';
const stored = () => ({ device: localStorage.getItem(key), tab: sessionStorage.getItem(key) });

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

describe('the stored list of a guest', () => {
  it('is stored for this tab only until functional items are accepted, and then for later visits', () => {
    storeGuestViewed([2, 1], false);
    expect(stored()).toEqual({ device: null, tab: '[2,1]' });
    storeGuestViewed(readGuestViewed(true), true);
    expect(stored()).toEqual({ device: '[2,1]', tab: null });
    storeGuestViewed(readGuestViewed(false), false);
    expect(stored()).toEqual({ device: null, tab: null });
  });

  it('is that of this tab before that of earlier visits', () => {
    localStorage.setItem(key, '[4,1,3]');
    sessionStorage.setItem(key, '[2,1]');
    expect(readGuestViewed(true)).toEqual([2, 1, 4, 3]);
    expect(readGuestViewed(false)).toEqual([2, 1]);
  });

  it('is nothing if storage is full or forbidden', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    storeGuestViewed([1], true);
    expect(readGuestViewed(true)).toEqual([]);
    for (const name of ['localStorage', 'sessionStorage'] as const)
      jest.spyOn(globalThis, name, 'get').mockImplementation(() => {
        throw new DOMException('forbidden', 'SecurityError');
      });
    storeGuestViewed([1], false);
    expect(readGuestViewed(false)).toEqual([]);
  });
});
