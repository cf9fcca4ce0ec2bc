import { declaresEvent, eventOwner, isEventEntry, majorsOfEvent, withEventKeys } from './event-names.ts';

describe('withEventKeys', () => {
  it('gives the highest major the plain type, and the others a key with the major', () => {
    const one = { type: 'basket:changed', major: 1 };
    const two = { type: 'basket:changed', major: 2 };
    expect(withEventKeys([one, two])).toEqual([
      ['basket:changed@1', one],
      ['basket:changed', two],
    ]);
  });
});

describe('declaresEvent and majorsOfEvent', () => {
  const majors = { 'basket:changed': 2, 'basket:changed@1': 1, 'basket:changed-back': 3 };

  it('find every declared major of a type, and no other', () => {
    expect(majorsOfEvent(majors, 'basket:changed')).toEqual([2, 1]);
    expect([1, 2, 3].map((major) => declaresEvent(majors, 'basket:changed', major))).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('ignore properties of Object.prototype', () => {
    expect(declaresEvent({}, 'constructor', 1)).toBe(false);
  });
});

describe('isEventEntry', () => {
  it.each([
    ['basket:changed', 2],
    ['gift-cards:redeemed@1', 1],
  ])('accepts %s in major %i', (key, major) => {
    expect(isEventEntry(key, major)).toBe(true);
  });

  it.each([
    ['__proto__', 1],
    ['basket', 1],
    ['basket:changed@2', 1],
    ['basket:changed@01', 1],
    ['Basket:changed', 1],
  ])('rejects %s in major %i', (key, major) => {
    expect(isEventEntry(key, major)).toBe(false);
  });
});

describe('eventOwner', () => {
  it('is the remote of the prefix, and the shell for its own and session events', () => {
    expect(eventOwner('gift-cards:redeemed')).toBe('mf-gift-cards');
    expect([eventOwner('session:changed'), eventOwner('shell:page-viewed')]).toEqual(['shell', 'shell']);
  });
});
