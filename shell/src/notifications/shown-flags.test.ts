import { createMemory, deviceMemory, visitMemory } from './shown-flags.ts';

afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

describe('what is remembered', () => {
  it.each([
    ['a visit', visitMemory],
    ['good', deviceMemory],
  ])('for %s is known to the next page', (_howLong, create) => {
    expect(create().has('asked')).toBe(false);
    create().keep('asked');
    expect(create().has('asked')).toBe(true);
    expect(create().has('other')).toBe(false);
  });

  it('for a visit is not remembered for good', () => {
    visitMemory().keep('asked');
    expect(deviceMemory().has('asked')).toBe(false);
  });

  it('is known to this page alone where the browser stores nothing', () => {
    const forbidden = () => {
      throw new DOMException('forbidden', 'SecurityError');
    };
    const memory = createMemory(forbidden);
    expect(memory.has('asked')).toBe(false);
    memory.keep('asked');
    expect(memory.has('asked')).toBe(true);
    expect(createMemory(forbidden).has('asked')).toBe(false);
  });
});
