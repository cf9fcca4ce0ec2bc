import { freeze } from './event-readings.ts';

describe('freeze', () => {
  it('freezes everything in a value, also below objects that are frozen already', () => {
    const line = { sku: 'A1', tags: ['new'] };
    const payload = Object.freeze({ lines: Object.freeze([line]), total: null });
    freeze(payload);
    expect([line, line.tags].map((part) => Object.isFrozen(part))).toEqual([true, true]);
  });

  it('ends for values that contain themselves, and for deep ones', () => {
    const cyclic: { parts: unknown[] } = { parts: [] };
    cyclic.parts.push(cyclic);
    freeze(cyclic);
    expect([cyclic, cyclic.parts].map((part) => Object.isFrozen(part))).toEqual([true, true]);
    const deepest = { value: 1 };
    let deep: object = deepest;
    for (let level = 0; level < 100_000; level += 1) deep = { deep };
    freeze(deep);
    expect(Object.isFrozen(deepest)).toBe(true);
  });

  it('reads no getter, and freezes what symbols name', () => {
    const part = { value: 1 };
    const read: string[] = [];
    const payload = {
      [Symbol('part')]: part,
      get computed() {
        read.push('computed');
        return part;
      },
    };
    freeze(payload);
    expect(read).toEqual([]);
    expect(Object.isFrozen(part)).toBe(true);
  });
});
