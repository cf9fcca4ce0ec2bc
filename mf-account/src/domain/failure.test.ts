import { errorCodes } from 'shared-contracts/errors';
import en from '../messages/en_GB.json' with { type: 'json' };
import { failureFromSearch, failureMessage } from './failure.ts';

const words: Record<string, string> = en;

describe('wording of a refusal', () => {
  it.each([...errorCodes, 'network'] as const)('has words for %s', (code) => {
    expect(words[failureMessage({ code, retryAfter: null }).id]).toEqual(expect.any(String));
  });

  it.each([
    [840, 14],
    [61, 2],
    [1, 1],
    [0, 1],
  ])('says a lock of %i seconds as %i minutes', (retryAfter, minutes) => {
    expect(failureMessage({ code: 'too_many_attempts', retryAfter })).toEqual({
      id: 'failure.tooManyAttemptsFor',
      values: { minutes },
    });
  });
});

describe('a refusal in the URL', () => {
  it('is read by its code', () => {
    expect(failureFromSearch({ form_error: 'email_taken' })).toEqual({
      code: 'email_taken',
      retryAfter: null,
    });
  });

  it('is general where the code is unknown, and absent where there is none', () => {
    expect(failureFromSearch({ form_error: '<b>hello</b>' })?.code).toBe('internal');
    expect(failureFromSearch({ p: '2' })).toBeNull();
  });
});
