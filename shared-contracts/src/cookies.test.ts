import { storedItems, type StoredItem } from './cookies.ts';

const items: StoredItem[] = Object.values(storedItems);

describe('storedItems', () => {
  it('names each item of a storage area once', () => {
    const names = items.flatMap(({ area, names: own }) => own.map((name) => `${area} ${name}`));
    expect(new Set(names).size).toBe(names.length);
  });

  it('keeps everything but essential items only for the visit until it is accepted', () => {
    const others = items.filter(({ category }) => category !== 'essential');
    expect(others.map(({ maxAgeSecondsBeforeConsent }) => maxAgeSecondsBeforeConsent)).toEqual(
      others.map(() => 0),
    );
  });

  it('keeps no cookie longer than 365 days, and the session for 30', () => {
    const ages = items.filter(({ area }) => area === 'cookie').map(({ maxAgeSeconds }) => maxAgeSeconds);
    expect(Math.max(...ages.map((age) => age ?? Infinity))).toBe(31_536_000);
    expect(storedItems.session.maxAgeSeconds).toBe(2_592_000);
  });
});
