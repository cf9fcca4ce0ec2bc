import { storedItems, type StoredItem } from './cookies.ts';

const items: StoredItem[] = Object.values(storedItems);

describe('storedItems', () => {
  it('contain each name of a storage area once', () => {
    const names = items.flatMap(({ area, names: own }) => own.map((name) => `${area} ${name}`));
    expect(new Set(names).size).toBe(names.length);
  });

  it('keep everything but essential items for the visit only until consent', () => {
    const others = items.filter(({ category }) => category !== 'essential');
    expect(others.map(({ maxAgeSecondsBeforeConsent }) => maxAgeSecondsBeforeConsent)).toEqual(
      others.map(() => 0),
    );
  });

  it('keep no cookie for more than 365 days, and the session for 30', () => {
    const ages = items.filter(({ area }) => area === 'cookie').map(({ maxAgeSeconds }) => maxAgeSeconds);
    expect(Math.max(...ages.map((age) => age ?? Infinity))).toBe(31_536_000);
    expect(storedItems.session.maxAgeSeconds).toBe(2_592_000);
  });
});
