import { errorCodes, httpStatusOf, isRetryable } from './error-codes.ts';

describe('errorCodes', () => {
  it.each(errorCodes)('%s has an HTTP status for errors', (code) => {
    expect(httpStatusOf(code)).toBeGreaterThanOrEqual(400);
    expect(httpStatusOf(code)).toBeLessThan(600);
  });

  it('isRetryable is true only for codes that need no change by the caller', () => {
    expect(errorCodes.filter(isRetryable)).toEqual([
      'too_many_attempts',
      'completion_in_progress',
      'provider_unavailable',
      'unavailable',
      'internal',
    ]);
  });
});
