import { errorCodes } from 'shared-contracts/errors';
import en from '../messages/en_GB.json' with { type: 'json' };
import { failureFromSearch, failureMessage, returnedMessage } from './failure.ts';

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

describe('what the server returned', () => {
  const body = { code: 'internal', message: 'We are counting the skis.', requestId: 'r' } as const;

  it('is taken as it is where it is in the language of the shop, and nowhere else', () => {
    expect(returnedMessage({ body }, 'en_GB')).toBe('We are counting the skis.');
    expect(returnedMessage({ body }, 'fr_FR')).toBeNull();
  });

  it('is nothing where no answer came, or an empty one', () => {
    expect(returnedMessage({ body: null }, 'en_GB')).toBeNull();
    expect(returnedMessage({ body: { ...body, message: '' } }, 'en_GB')).toBeNull();
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
