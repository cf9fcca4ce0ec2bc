import { isCached, withCached, withoutCached } from './cached-stylesheets.ts';

const one = `sha384-${'one+/one'.padEnd(64, 'x')}`;
const other = `sha384-${'otherone'.padEnd(64, 'x')}`;

describe('the cookie of cached style sheets', () => {
  it('names each style sheet once, and stays as it is while nothing is added', () => {
    const value = withCached(withCached(undefined, one), other);
    expect(value).toBe('one+/one.otherone');
    expect(withCached(value, one)).toBe(value);
    expect([isCached(value, one), isCached(value, other)]).toEqual([true, true]);
  });

  it('names no style sheet that could not be loaded', () => {
    expect(withoutCached('one+/one.otherone', one)).toBe('otherone');
    expect(withoutCached(undefined, one)).toBe('');
  });

  it('forgets the oldest', () => {
    let value = withCached(undefined, one);
    for (let index = 100; index < 139; index += 1)
      value = withCached(value, `sha384-numb${index}x`.padEnd(71, 'x'));
    expect(isCached(value, one)).toBe(true);
    value = withCached(value, other);
    expect([isCached(value, one), isCached(value, other)]).toEqual([false, true]);
  });

  it.each([undefined, '', '.', 'one', 'one+/one2', `${'.'.repeat(4000)}one+/one`, '__proto__'])(
    'does not name a style sheet: %.20s',
    (value) => expect(isCached(value, one)).toBe(false),
  );

  it.each(['..', 'a'.repeat(4_000), '<script>.__proto__;'])(
    'keeps nothing of %.20j, which is not valid',
    (value) => {
      expect(withCached(value, one)).toBe('one+/one');
      expect(withoutCached(value, one)).toBe('');
    },
  );
});
