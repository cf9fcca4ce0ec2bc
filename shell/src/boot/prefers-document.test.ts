import { jest } from '@jest/globals';
import { prefersDocument, waitUntilShownAgain } from './prefers-document.ts';

/** A tab whose files were answered after these milliseconds; null is one from the cache. */
function tabWith(onLine: boolean, effectiveType: string | undefined, answers: readonly (number | null)[]) {
  const entries = answers.map((time) =>
    time === null
      ? { transferSize: 0, requestStart: 10, responseStart: 11 }
      : { transferSize: 900, requestStart: 10, responseStart: 10 + time },
  );
  return {
    navigator: { onLine, ...(effectiveType !== undefined && { connection: { effectiveType } }) },
    performance: { getEntriesByType: (type: string) => (type === 'resource' ? entries : []) },
  } as unknown as Window;
}

/** A shop in a state, with calls that change something under way. */
function shopWith({ failure = null as string | null, changes = 0 }) {
  const bus = { last: () => ({ isReady: true, failure }) };
  return { bus, context: { queryClient: { isMutating: () => changes } } } as unknown as Parameters<
    typeof prefersDocument
  >[1];
}

describe('prefersDocument', () => {
  it.each([
    [true, '3g', [100], true],
    [true, 'slow-2g', [100], true],
    [true, '4g', [900], false],
    [true, undefined, [800, 310, 301], true],
    // A server that is slow.
    [true, undefined, [800, 310, 300], false],
    [true, undefined, [null, 600], true],
    [true, undefined, [null], false],
    [false, '3g', [900], false],
  ])(
    'returns for onLine %s, effective type %s and response times %j ms: %s',
    (onLine, type, answers, expected) => {
      expect(prefersDocument(tabWith(onLine, type, answers), shopWith({}))).toBe(expected);
    },
  );

  it.each([
    [{ failure: null, changes: 0 }, true],
    // The browser believes that it is online, and a call has shown that it is not.
    [{ failure: 'offline', changes: 0 }, false],
    [{ failure: null, changes: 1 }, false],
  ])('returns on a slow connection with %j: %s', (shop, expected) => {
    expect(prefersDocument(tabWith(true, '3g', [900]), shopWith(shop))).toBe(expected);
  });
});

describe('waitUntilShownAgain', () => {
  it('resolves when the page is shown again by Back, or after 30 seconds', async () => {
    jest.useFakeTimers();
    try {
      let shown = 0;
      void waitUntilShownAgain(window).then(() => (shown += 1));
      const show = (persisted: boolean) => dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
      // Of the page itself, whose pictures were loading.
      show(false);
      await jest.advanceTimersByTimeAsync(29_999);
      expect(shown).toBe(0);
      show(true);
      await jest.advanceTimersByTimeAsync(0);
      expect(shown).toBe(1);
      void waitUntilShownAgain(window).then(() => (shown += 1));
      await jest.advanceTimersByTimeAsync(30_000);
      expect(shown).toBe(2);
    } finally {
      jest.useRealTimers();
    }
  });
});
