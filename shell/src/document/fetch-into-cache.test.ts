import { jest } from '@jest/globals';
import { fetchIntoCache } from './fetch-into-cache.ts';

const realFetch = globalThis.fetch;
afterEach(() => (globalThis.fetch = realFetch));

/** Answers the next request with a file whose body arrives when the returned function is called. */
function respond(ok: boolean): () => void {
  const body = Promise.withResolvers<ArrayBuffer>();
  globalThis.fetch = jest.fn(() => Promise.resolve({ ok, arrayBuffer: () => body.promise })) as never;
  return () => body.resolve(new ArrayBuffer(8));
}

describe('fetchIntoCache', () => {
  it('requests the file with its priority, and waits for the whole body', async () => {
    const finish = respond(true);
    let isThere: boolean | undefined;
    const done = fetchIntoCache('/a.js', 'low').then((result) => (isThere = result));
    expect(globalThis.fetch).toHaveBeenCalledWith('/a.js', { priority: 'low' });
    await new Promise((resolve) => setTimeout(resolve));
    expect(isThere).toBeUndefined();
    finish();
    await done;
    expect(isThere).toBe(true);
  });

  it('returns false for a file that is missing', async () => {
    respond(false)();
    await expect(fetchIntoCache('/gone.js', 'high')).resolves.toBe(false);
  });

  it('returns false without a connection', async () => {
    globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    await expect(fetchIntoCache('/a.js', 'high')).resolves.toBe(false);
  });
});
