import { jest } from '@jest/globals';
import { prefetchFiles } from './prefetch-files.ts';

const realFetch = globalThis.fetch;
/** Files that were requested, with what answers each. */
const fetched: { path: string; init: RequestInit | undefined; answer: PromiseWithResolvers<unknown> }[] = [];
const paths = () => fetched.map(({ path }) => path).join(' ');

beforeEach(() => {
  jest.useFakeTimers();
  fetched.length = 0;
  globalThis.fetch = ((path: string, init?: RequestInit) => {
    const answer = Promise.withResolvers<unknown>();
    fetched.push({ path, init, answer });
    return answer.promise;
  }) as unknown as typeof fetch;
});
afterEach(() => {
  jest.useRealTimers();
  globalThis.fetch = realFetch;
});

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

async function finish(path: string): Promise<void> {
  const answer = { ok: true, arrayBuffer: () => Promise.resolve(new ArrayBuffer(8)) };
  fetched.find((each) => each.path === path)?.answer.resolve(answer);
  await pass(0);
}

describe('prefetchFiles', () => {
  it('fetches every file with a low priority, two at a time', async () => {
    const done = prefetchFiles(['/a.js', '/b.css', '/c.js'], {});
    await pass(0);
    expect(paths()).toBe('/a.js /b.css');
    await finish('/b.css');
    expect(paths()).toBe('/a.js /b.css /c.js');
    expect(fetched.map(({ init }) => init)).toEqual(Array.from({ length: 3 }, () => ({ priority: 'low' })));
    await finish('/a.js');
    await finish('/c.js');
    await expect(done).resolves.toBeUndefined();
  });

  it('starts no further file within 1.5 seconds of a click or key', async () => {
    void prefetchFiles(['/a.js', '/b.js', '/c.js'], {});
    await pass(0);
    document.body.click();
    expect(paths()).toBe('/a.js /b.js');
    await finish('/a.js');
    await pass(1_000);
    document.body.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true }));
    await pass(1_499);
    expect(paths()).toBe('/a.js /b.js');
    await pass(1);
    expect(paths()).toBe('/a.js /b.js /c.js');
  });

  it('fetches the other files if one fails, and does not reject', async () => {
    const done = prefetchFiles(['/missing.js', '/b.js', '/c.js'], {});
    await pass(0);
    fetched[0]?.answer.reject(new TypeError('Failed to fetch'));
    await pass(0);
    expect(paths()).toBe('/missing.js /b.js /c.js');
    await finish('/b.js');
    await finish('/c.js');
    await expect(done).resolves.toBeUndefined();
  });

  it('fetches nothing for visitors who save data', async () => {
    await prefetchFiles(['/a.js'], { connection: { saveData: true } });
    expect(fetched).toEqual([]);
  });
});
