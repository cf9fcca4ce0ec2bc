import { jest } from '@jest/globals';
import { navigation } from 'shared-contracts/descriptors/shop';
import { searchSave } from 'shared-contracts/descriptors/search';
import { createApiClient } from 'shared-runtime/host';
import { withReadTimeout } from './read-timeout.ts';

const reason = new DOMException('too long', 'TimeoutError');

/** Never answers, as a connection that has died. */
const hang = (signal: AbortSignal | null | undefined) =>
  new Promise<Response>((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason as Error));
  });

function setUp() {
  const timer = new AbortController();
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(timer.signal);
  const sent: RequestInit[] = [];
  const api = createApiClient({
    baseUrl: '',
    fetch: (_url, init) => {
      const used = withReadTimeout(init);
      sent.push(used);
      return hang(used.signal);
    },
  });
  return { api, timer, timeout, sent };
}

afterEach(() => {
  jest.restoreAllMocks();
});

describe('withReadTimeout', () => {
  it('turns a read whose answer never comes into a failure that can be tried again', async () => {
    const { api, timer, timeout } = setUp();
    const result = api.call(navigation, { type: 'footer-main', storeId: 1 });
    timer.abort(reason);
    expect(await result).toMatchObject({ ok: false, failure: { code: 'network', isRetryable: true } });
    expect(timeout).toHaveBeenCalledWith(20_000);
  });

  it('does so too if the caller can cancel the read', async () => {
    const { api, timer } = setUp();
    const { signal } = new AbortController();
    const result = api.call(navigation, { type: 'footer-main', storeId: 1 }, { signal });
    timer.abort(reason);
    expect(await result).toMatchObject({ ok: false, failure: { code: 'network' } });
  });

  it('still cancels a read with its caller', async () => {
    const { api } = setUp();
    const caller = new AbortController();
    const result = api.call(navigation, { type: 'footer-main', storeId: 1 }, { signal: caller.signal });
    caller.abort(new Error('left the page'));
    await expect(result).rejects.toThrow('left the page');
  });

  it('leaves a change without a timeout', () => {
    const { api, timeout, sent } = setUp();
    void api.call(searchSave, { store_id: 1, term: 'skis', results_count: 3 });
    expect(timeout).not.toHaveBeenCalled();
    expect(sent[0]?.signal).toBeNull();
  });
});
