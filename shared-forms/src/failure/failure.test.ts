import { errorCodes } from 'shared-contracts/errors';
import en from '../messages/en_GB.json' with { type: 'json' };
import { failureFromSearch, failureMessage, returnedMessage } from './failure.ts';

const texts: Record<string, string> = en;

describe('failureMessage', () => {
  it.each([...errorCodes, 'network'] as const)('returns a message of this package for %s', (code) => {
    expect(texts[failureMessage({ code, retryAfterSeconds: null }).id]).toEqual(expect.any(String));
  });

  it("prefers the form's own message of the code", () => {
    const own = { email_taken: 'failure.emailTaken' };
    expect(failureMessage({ code: 'email_taken', retryAfterSeconds: null }, own)).toEqual({
      id: 'failure.emailTaken',
    });
    expect(failureMessage({ code: 'network', retryAfterSeconds: null }, own).id).toBe(
      'forms.failure.network',
    );
  });

  it('returns the values of an own message', () => {
    const own = { too_many_addresses: { id: 'addresses.full', values: { max: 50 } } };
    expect(failureMessage({ code: 'too_many_addresses', retryAfterSeconds: null }, own)).toEqual(
      own.too_many_addresses,
    );
  });

  it.each([
    [600, 10],
    [null, 15],
  ])(
    'says after %s seconds a challenge is not required any more: %i minutes',
    (retryAfterSeconds, minutes) => {
      const own = { captcha_required: 'failure.captchaRequired' };
      expect(failureMessage({ code: 'captcha_required', retryAfterSeconds }, own)).toEqual({
        id: 'failure.captchaRequired',
        values: { minutes },
      });
    },
  );

  it.each([
    [840, 14],
    [61, 2],
    [1, 1],
    [0, 1],
  ])('rounds a lock of %i seconds up to %i minutes', (retryAfterSeconds, minutes) => {
    expect(failureMessage({ code: 'too_many_attempts', retryAfterSeconds })).toEqual({
      id: 'forms.failure.tooManyAttemptsFor',
      values: { minutes },
    });
  });
});

describe('returnedMessage', () => {
  const body = { code: 'internal', message: 'We are counting the skis.', requestId: 'r' } as const;

  it("returns the server's text in a shop with the same language, and null in any other", () => {
    expect(returnedMessage({ body }, 'en_GB')).toBe('We are counting the skis.');
    expect(returnedMessage({ body }, 'fr_FR')).toBeNull();
  });

  it('returns the text of an answer that says its language in shops of this language only', () => {
    const french = { ...body, locale: 'fr_FR' };
    expect(returnedMessage({ body: french }, 'fr_FR')).toBe(body.message);
    expect(returnedMessage({ body: french }, 'en_GB')).toBeNull();
  });

  it('returns null without an answer and for an empty text', () => {
    expect(returnedMessage({ body: null }, 'en_GB')).toBeNull();
    expect(returnedMessage({ body: { ...body, message: '' } }, 'en_GB')).toBeNull();
  });
});

describe('failureFromSearch', () => {
  it('reads the error code', () => {
    expect(failureFromSearch({ form_error: 'email_taken' })).toEqual({
      code: 'email_taken',
      retryAfterSeconds: null,
    });
  });

  it('reads how long to wait, and ignores anything but a number of seconds', () => {
    const locked = (wait: string) =>
      failureFromSearch({ form_error: 'too_many_attempts', retry_after: wait })?.retryAfterSeconds;
    expect(['840', '0', '-1', '1e3', '999999', '<b>'].map(locked)).toEqual([
      840,
      null,
      null,
      null,
      null,
      null,
    ]);
  });

  it('reads the invalid fields', () => {
    const search = { form_error: 'invalid_request', form_fields: 'email.email-password.has_digit-<b>.max' };
    expect(failureFromSearch(search)?.fields).toEqual({ email: 'email', password: 'has_digit' });
    expect(failureFromSearch({ form_fields: 'email.email' })).toBeNull();
  });

  it('returns the general code for an unknown one, and null for none', () => {
    expect(failureFromSearch({ form_error: '<b>hello</b>' })?.code).toBe('internal');
    expect(failureFromSearch({ p: '2' })).toBeNull();
  });
});
