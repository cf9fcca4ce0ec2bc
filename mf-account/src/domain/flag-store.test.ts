import { createFlagStore, deviceFlags, sessionFlags } from './flag-store.ts';

afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

describe('createFlagStore', () => {
  it.each([
    ['a visit', sessionFlags],
    ['good', deviceFlags],
  ])('keeps flags for %s', (_howLong, create) => {
    expect(create().has('asked')).toBe(false);
    create().set('asked');
    expect(create().has('asked')).toBe(true);
    expect(create().has('other')).toBe(false);
  });

  it('keeps session flags separate from permanent ones', () => {
    sessionFlags().set('asked');
    expect(deviceFlags().has('asked')).toBe(false);
  });

  it('keeps flags in memory when storage is forbidden', () => {
    const forbidden = () => {
      throw new DOMException('forbidden', 'SecurityError');
    };
    const flags = createFlagStore(forbidden);
    expect(flags.has('asked')).toBe(false);
    flags.set('asked');
    expect(flags.has('asked')).toBe(true);
    expect(createFlagStore(forbidden).has('asked')).toBe(false);
  });
});
