import { isCategoryAccepted, storedItems, type StoredItem } from './cookies.ts';

const items: StoredItem[] = Object.values(storedItems);

describe('storedItems', () => {
  it('contain each name of a storage area once', () => {
    const names = items.flatMap(({ area, names: own }) => own.map((name) => `${area} ${name}`));
    expect(new Set(names).size).toBe(names.length);
  });

  it('keep everything but essential items for the visit only until consent, or not at all', () => {
    const others = items.filter(({ category }) => category !== 'essential');
    expect(others.length).toBeGreaterThan(2);
    expect(others.filter(({ maxAgeSecondsBeforeConsent: before }) => (before ?? 0) > 0)).toEqual([]);
  });

  it('keep no cookie for more than 365 days, and the session for 30', () => {
    const ages = items.filter(({ area }) => area === 'cookie').map(({ maxAgeSeconds }) => maxAgeSeconds);
    expect(Math.max(...ages.map((age) => age ?? Infinity))).toBe(31_536_000);
    expect(storedItems.session.maxAgeSeconds).toBe(2_592_000);
  });
});

describe('isCategoryAccepted', () => {
  const consent = { cookie_consent_given: true, accepted_functional: false, accepted_advertising: true };

  it('is true for essential items always, and for the others as the visitor chose', () => {
    const rejected = { ...consent, accepted_advertising: false };
    const swapped = { ...consent, accepted_functional: true, accepted_advertising: false };
    const categories = ['essential', 'functional', 'advertising'] as const;
    const accepted = [consent, rejected, swapped].map((each) =>
      categories.filter((category) => isCategoryAccepted(category, each)),
    );
    expect(accepted).toEqual([['essential', 'advertising'], ['essential'], ['essential', 'functional']]);
  });
});
