import { prefetchedExposesSchema, prefetchMismatch } from './prefetched-exposes.ts';

const issueOf = (names: unknown) => prefetchedExposesSchema.safeParse(names).error?.issues[0]?.message;

describe('prefetchedExposesSchema', () => {
  it('accepts fragments and overlays', () => {
    expect(prefetchedExposesSchema.parse(['./overlays/register', './fragments/button'])).toHaveLength(2);
  });

  it.each(['register', './pages/login', './startups/a', './overlays/', './overlays/../x', './overlays/A', 5])(
    'rejects the expose %p',
    (name) => expect(prefetchedExposesSchema.safeParse([name]).success).toBe(false),
  );

  it('accepts four exposes and rejects five', () => {
    const names = ['a', 'b', 'c', 'd', 'e'].map((name) => `./overlays/${name}`);
    expect(issueOf(names.slice(1))).toBeUndefined();
    expect(issueOf(names)).toBe('more than 4 prefetched exposes');
  });
});

describe('prefetchMismatch', () => {
  const files = (count: number) => Array.from({ length: count }, (_, index) => `${index}.js`);
  const exposes = { './overlays/register': { js: [], css: [] } };

  it('returns undefined if each of them is exposed', () => {
    expect(prefetchMismatch(exposes, ['./overlays/register'])).toBeUndefined();
    expect(prefetchMismatch(exposes)).toBeUndefined();
  });

  it('accepts 40 different files and rejects 41', () => {
    const both = (count: number) =>
      prefetchMismatch(
        { './overlays/a': { js: files(39), css: ['a.css'] }, './overlays/b': { js: files(count), css: [] } },
        ['./overlays/a', './overlays/b'],
      );
    expect(both(39)).toBeUndefined();
    expect(both(40)).toBe('prefetches 41 files, more than 40');
  });

  it('counts the messages of one language', () => {
    const withMessages = (count: number) => ({
      './overlays/register': {
        js: files(39),
        css: [],
        messages: { en_GB: messages(count), fr_FR: messages(count) },
      },
    });
    const messages = (count: number) => Array.from({ length: count }, (_, index) => `messages-${index}.js`);
    expect(prefetchMismatch(withMessages(1), ['./overlays/register'])).toBeUndefined();
    expect(prefetchMismatch(withMessages(2), ['./overlays/register'])).toContain('41 files');
  });

  it.each(['./overlays/other', 'constructor'])('names %s, which is not exposed', (name) => {
    expect(prefetchMismatch(exposes, ['./overlays/register', name])).toBe(
      `prefetches ${name}, but does not expose it`,
    );
  });
});
