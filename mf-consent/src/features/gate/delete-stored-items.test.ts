import { jest } from '@jest/globals';
import { storedItems, type StoredItem } from 'shared-contracts/cookies';
import { noConsent } from 'shared-contracts/session';
import { deleteItems } from './delete-stored-items.ts';

const rejected = { ...noConsent, cookie_consent_given: true };
const item = (change: Partial<StoredItem>): StoredItem => ({
  area: 'localStorage',
  names: ['x'],
  category: 'advertising',
  maxAgeSeconds: null,
  isHttpOnly: false,
  ...change,
});

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

describe('deleteItems', () => {
  it('deletes the functional items of the shop if they are not accepted, and no essential ones', () => {
    localStorage.setItem('recent-searches', '[]');
    localStorage.setItem('recently-viewed', '[]');
    localStorage.setItem('smart-banner-shown', '1');
    sessionStorage.setItem('recent-searches', '[]');
    deleteItems({ ...rejected, accepted_functional: true });
    expect(Object.keys(localStorage)).toHaveLength(3);
    deleteItems({ ...rejected, accepted_advertising: true });
    expect(Object.keys(localStorage)).toEqual(['smart-banner-shown']);
    expect(Object.keys(sessionStorage)).toEqual(['recent-searches']);
  });

  it('deletes every item of the table of a category that is not essential', () => {
    const items = Object.values<StoredItem>(storedItems).filter(
      ({ area, category }) => area === 'localStorage' && category !== 'essential',
    );
    expect(items.length).toBeGreaterThan(0);
    for (const { names } of items) localStorage.setItem(names[0], 'x');
    deleteItems(rejected);
    expect(Object.keys(localStorage)).toEqual([]);
  });

  it('deletes cookies that scripts can read, under all of their names', () => {
    document.cookie = 'sp_first=1; Path=/';
    document.cookie = 'sp_second=1; Path=/';
    document.cookie = 'sid=1; Path=/';
    deleteItems(rejected, [
      item({ area: 'cookie', names: ['sp_first', 'sp_second'] }),
      item({ area: 'cookie', names: ['sid'], category: 'essential' }),
    ]);
    expect(document.cookie).toBe('sid=1');
    document.cookie = 'sid=; Max-Age=0; Path=/';
  });

  it('deletes the other items where storage is forbidden', () => {
    localStorage.setItem('y', '1');
    const forbidden = jest.spyOn(Storage.prototype, 'removeItem').mockImplementationOnce(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
    deleteItems(rejected, [item({ names: ['x'] }), item({ names: ['y'] })]);
    expect(forbidden).toHaveBeenCalledTimes(2);
    expect(localStorage.getItem('y')).toBeNull();
  });
});
