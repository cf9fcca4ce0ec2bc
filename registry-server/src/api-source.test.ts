import type { ApiReading } from 'registry-client';
import { apiOffering } from 'registry-client/testing/fake-api';
import { createApiSource } from './api-source.ts';

const offered: ApiReading = { ok: true, api: apiOffering({}) };
const failed: ApiReading = { ok: false, failure: 'the API does not answer' };

/** A source whose requests are answered by the test, and whose clock is `state.time`. */
function createSource() {
  const state = { time: 0 };
  const requests: ((reading: ApiReading) => void)[] = [];
  const read = () => new Promise<ApiReading>((resolve) => requests.push(resolve));
  const source = createApiSource(new URL('http://127.0.0.1:3001'), read, () => state.time);
  const answer = async (index: number, reading: ApiReading) => {
    requests[index]?.(reading);
    await Promise.resolve();
  };
  return { state, source, requests, answer };
}

describe('createApiSource', () => {
  it('reads again after a reading has ended', async () => {
    const { source, requests, answer } = createSource();
    const first = source.read();
    await answer(0, offered);
    expect(await first).toBe(offered);
    void source.read();
    expect(requests).toHaveLength(2);
  });

  it('shares the next reading between calls that come while one runs: theirs must not be older', async () => {
    const { source, requests, answer } = createSource();
    const first = source.read();
    const later = [source.read(), source.read(), source.read()];
    expect(requests).toHaveLength(1);
    await answer(0, { ok: true, api: apiOffering() });
    await first;
    await answer(1, offered);
    expect(await Promise.all(later)).toEqual([offered, offered, offered]);
    expect(requests).toHaveLength(2);
  });

  it('uses a failed reading again for five seconds, also for calls that waited for it', async () => {
    const { state, source, requests, answer } = createSource();
    const calls = [source.read(), source.read()];
    state.time = 3_000;
    await answer(0, failed);
    expect(await Promise.all(calls)).toEqual([failed, failed]);
    state.time = 8_000;
    expect(await source.read()).toBe(failed);
    expect(requests).toHaveLength(1);
    state.time = 8_001;
    void source.read();
    expect(requests).toHaveLength(2);
  });

  it('uses a reading again that began recently enough for the call', async () => {
    const { state, source, requests, answer } = createSource();
    const first = source.read();
    state.time = 2_000;
    const check = source.read(5_000);
    await answer(0, offered);
    expect(await Promise.all([first, check])).toEqual([offered, offered]);
    state.time = 5_000;
    expect(await source.read(5_000)).toBe(offered);
    expect(requests).toHaveLength(1);
    state.time = 5_001;
    void source.read(5_000);
    expect(requests).toHaveLength(2);
  });
});
