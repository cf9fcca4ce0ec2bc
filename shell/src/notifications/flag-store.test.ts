import { createFlagStore, deviceFlags, sessionFlags } from './flag-store.ts';

afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

describe('what is remembered', () => {
  it.each([
    ['a visit', sessionFlags],
    ['good', deviceFlags],
  ])('for %s is known to the next page', (_howLong, create) => {
    expect(create().has('asked')).toBe(false);
    create().set('asked');
    expect(create().has('asked')).toBe(true);
    expect(create().has('other')).toBe(false);
  });

  it('for a visit is not remembered for good', () => {
    sessionFlags().set('asked');
    expect(deviceFlags().has('asked')).toBe(false);
  });

  it('is known to this page alone where the browser stores nothing', () => {
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
