import { basketChanged } from './basket.ts';
import { parseEvent } from './parse-event.ts';

describe('parseEvent', () => {
  it('returns a copy that validates with the schema of the definition', () => {
    const event = parseEvent(basketChanged);
    const payload = { version: 1, basketCount: 2, total: null };
    expect(event).toMatchObject({ type: 'basket:changed', major: 1, replay: 'state' });
    expect(event.safeParse({ ...payload, surplus: true })).toEqual({ success: true, data: payload });
    expect(event.safeParse({})).toMatchObject({ success: false });
  });

  it.each([
    ['no object', null],
    ['a text', 'basket:changed'],
    ['a type without an owner', { ...basketChanged, type: 'changed' }],
    ['a type of Object.prototype', { ...basketChanged, type: '__proto__' }],
    ['a type with further majors', { ...basketChanged, type: 'basket:changed@1' }],
    ['a type that is too long', { ...basketChanged, type: `basket:${'a'.repeat(80)}` }],
    ['a type that is an object', { ...basketChanged, type: ['basket:changed'] }],
    ['major 0', { ...basketChanged, major: 0 }],
    ['a major as text', { ...basketChanged, major: '1' }],
    ['an unknown replay', { ...basketChanged, replay: 'constructor' }],
    ['no schema', { ...basketChanged, payload: {} }],
    ['a prototype instead of fields', { ['__proto__']: null }],
  ])('throws for %s', (_case, value) => {
    expect(() => parseEvent(value)).toThrow(TypeError);
  });

  it('reads each field once, so that a getter cannot change it later', () => {
    const types = ['basket:changed', 'session:changed'];
    const event = parseEvent({
      ...basketChanged,
      get type() {
        return types.shift();
      },
    });
    expect([event.type, event.type]).toEqual(['basket:changed', 'basket:changed']);
  });
});
