import { jest } from '@jest/globals';
import { prefersDocument, untilShownAgain } from './prefers-document.ts';

/** A tab whose document was requested 10 ms after the start. */
function tabWith(onLine: boolean, effectiveType: string | undefined, responseStart: number | null) {
  const entries = responseStart === null ? [] : [{ requestStart: 10, responseStart }];
  return {
    navigator: { onLine, ...(effectiveType !== undefined && { connection: { effectiveType } }) },
    performance: { getEntriesByType: () => entries },
  } as unknown as Window;
}

describe('prefersDocument', () => {
  it.each([
    [true, '3g', 100, true],
    [true, 'slow-2g', 100, true],
    // A server that was slow once.
    [true, '4g', 900, false],
    [true, undefined, 310, false],
    [true, undefined, 311, true],
    [true, undefined, null, false],
    [false, '3g', 900, false],
  ])(
    'with a connection: %s, of type %s, and a document after %s ms: %s',
    (onLine, type, response, expected) => {
      expect(prefersDocument(tabWith(onLine, type, response))).toBe(expected);
    },
  );
});

describe('untilShownAgain', () => {
  it('resolves when the page is shown again, or after 10 seconds', async () => {
    jest.useFakeTimers();
    try {
      let shown = 0;
      void untilShownAgain(window).then(() => (shown += 1));
      await jest.advanceTimersByTimeAsync(9_999);
      expect(shown).toBe(0);
      dispatchEvent(new Event('pageshow'));
      await Promise.resolve();
      expect(shown).toBe(1);
      void untilShownAgain(window).then(() => (shown += 1));
      await jest.advanceTimersByTimeAsync(10_000);
      expect(shown).toBe(2);
    } finally {
      jest.useRealTimers();
    }
  });
});
