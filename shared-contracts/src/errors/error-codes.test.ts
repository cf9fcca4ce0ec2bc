import { errorCodes, httpStatusOf, isRetryable } from './error-codes.ts';

describe('error codes', () => {
  it.each(errorCodes)('%s has a status that says failure', (code) => {
    expect(httpStatusOf(code)).toBeGreaterThanOrEqual(400);
    expect(httpStatusOf(code)).toBeLessThan(600);
  });

  it('may be tried again only where the caller need not change anything', () => {
    expect(errorCodes.filter(isRetryable)).toEqual(['too_many_attempts', 'unavailable', 'internal']);
  });
});
