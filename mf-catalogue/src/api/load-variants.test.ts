import { jest } from '@jest/globals';
import type { ApiClient } from 'shared-runtime';
import { createStubShop, memberSession } from 'shared-runtime/testing';
import { product } from '../testing/factories.ts';
import { loadVariants } from './load-variants.ts';

const call = jest.fn<ApiClient['call']>();
const contextOf = (session = {}) => ({
  ...createStubShop({ session }).context,
  session: createStubShop({ session }).context.session,
  api: { call } as unknown as ApiClient,
});

beforeEach(() => call.mockReset());
afterEach(() => jest.restoreAllMocks());

describe('loadVariants', () => {
  it('returns none after a second without an answer', async () => {
    const timeout = new AbortController();
    const timeouts = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(timeout.signal);
    call.mockImplementation(
      (_endpoint, _request, options) =>
        new Promise((_resolve, reject) => {
          options?.signal?.addEventListener('abort', () => reject(options.signal?.reason as Error));
        }),
    );
    const loading = loadVariants(contextOf(), product());
    expect(timeouts).toHaveBeenCalledWith(1_000);
    timeout.abort(new DOMException('Too slow', 'TimeoutError'));
    expect(await loading).toEqual([]);
  });

  it.each([
    ['a member', memberSession, product()],
    ['a product without options', {}, product({ options: [] })],
  ])('requests nothing for %s', async (_whom, session, shown) => {
    expect(await loadVariants(contextOf(session), shown)).toEqual([]);
    expect(call).not.toHaveBeenCalled();
  });
});
