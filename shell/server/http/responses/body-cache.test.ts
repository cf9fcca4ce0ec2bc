import { createBodyCache } from './body-cache.ts';

function setUp(maxBytes = 1_000) {
  const made: string[] = [];
  const cache = createBodyCache(maxBytes, async ({ key }: { key: string }) => {
    made.push(key);
    await new Promise((done) => void setImmediate(done));
    return key === 'missing' ? undefined : Buffer.from(key);
  });
  return { ...cache, made };
}

describe('createBodyCache', () => {
  it('makes a body once for ten concurrent calls and for later ones', async () => {
    const { get, made } = setUp();
    const bodies = await Promise.all(Array.from({ length: 10 }, () => get({ key: 'a' })));
    bodies.push(await get({ key: 'a' }));
    expect(new Set(bodies)).toEqual(new Set([Buffer.from('a')]));
    expect(made).toEqual(['a']);
  });

  it('returns a cached body without making it', async () => {
    const { get, getCached, made } = setUp();
    expect(getCached('a')).toBeUndefined();
    await get({ key: 'a' });
    expect([getCached('a'), made]).toEqual([Buffer.from('a'), ['a']]);
  });

  it('makes a body for each key', async () => {
    const { get, made } = setUp();
    await Promise.all([get({ key: 'a' }), get({ key: 'b' })]);
    expect(made).toEqual(['a', 'b']);
  });

  it('looks again for a body that did not exist', async () => {
    const { get, made } = setUp();
    expect(await get({ key: 'missing' })).toBeUndefined();
    await get({ key: 'missing' });
    expect(made).toEqual(['missing', 'missing']);
  });

  it('drops the oldest body beyond its size', async () => {
    const { get, made } = setUp(2);
    for (const key of ['a', 'b', 'c', 'a']) await get({ key });
    expect(made).toEqual(['a', 'b', 'c', 'a']);
  });
});
