import { isCached, withCached } from './cached-stylesheets.ts';

const one = `sha384-${'one+/one'.padEnd(64, 'x')}`;
const other = `sha384-${'otherone'.padEnd(64, 'x')}`;

describe('the cookie of cached style sheets', () => {
  it('names each style sheet once, the newest first', () => {
    const value = withCached(withCached(withCached(undefined, one), other), one);
    expect(value).toBe('one+/one.otherone');
    expect([isCached(value, one), isCached(value, other)]).toEqual([true, true]);
  });

  it('forgets the oldest', () => {
    let value = withCached(undefined, one);
    for (let index = 0; index < 11; index += 1)
      value = withCached(value, `sha384-number${index}`.padEnd(70, 'x'));
    expect(isCached(value, one)).toBe(true);
    value = withCached(value, other);
    expect([isCached(value, one), isCached(value, other)]).toEqual([false, true]);
  });

  it.each([undefined, '', '.', 'one', 'one+/one2', `${'.'.repeat(4000)}one+/one`, '__proto__'])(
    'does not name a style sheet: %.20s',
    (value) => expect(isCached(value, one)).toBe(false),
  );

  it('is replaced if it is not valid', () => {
    expect(withCached('..', one)).toBe('one+/one');
  });
});
