import { jest } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from 'shared-runtime';
import { createStubShop } from 'shared-runtime/testing';
import { createConcurrencyLimit } from '../domain/concurrency-limit.ts';
import { lowestPriceQuery } from './lowest-price-query.ts';

it('lowestPriceQuery gives up a lookup that is not answered, logs it, and frees its place', async () => {
  const timeout = new AbortController();
  jest.spyOn(AbortSignal, 'timeout').mockReturnValue(timeout.signal);
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { context } = createStubShop();
  const unanswered = (_endpoint: unknown, _request: unknown, { signal }: { signal: AbortSignal }) =>
    new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error));
    });
  const limit = createConcurrencyLimit(1);
  const api = { call: unanswered } as unknown as ApiClient;
  const options = { context: { ...context, api }, limit, shipping: 'GB' };
  const prices = new QueryClient().fetchQuery(lowestPriceQuery(options, 3));
  timeout.abort(new DOMException('Too slow', 'TimeoutError'));
  expect(await prices).toBeNull();
  expect(warn).toHaveBeenCalledTimes(1);
  expect(await limit(() => Promise.resolve('free'))).toBe('free');
  warn.mockRestore();
});
