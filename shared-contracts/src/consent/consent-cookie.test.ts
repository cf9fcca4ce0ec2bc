import { consentInEffect, parseStoredConsent, writeStoredConsent } from './consent-cookie.ts';
import { noConsent } from '../session/session-rules.ts';

const now = new Date('2026-11-27T12:00:00Z');
const nowSeconds = now.getTime() / 1000;
const stored = {
  accepted_functional: true,
  accepted_advertising: true,
  version: '1f0c9a3e',
  givenAt: nowSeconds - 60,
  recordId: 'AAAAAAAAAAAAAAAAAAAAAA',
};
const rules = { version: '1f0c9a3e', now, rejectsAdvertising: false };

describe('the stored consent', () => {
  it.each([
    [true, true],
    [true, false],
    [false, true],
    [false, false],
  ])(
    'is read as it was written: functional %j, advertising %j',
    (accepted_functional, accepted_advertising) => {
      const consent = { ...stored, accepted_functional, accepted_advertising };
      expect(parseStoredConsent(writeStoredConsent(consent))).toEqual(consent);
    },
  );

  it.each([
    undefined,
    '',
    'f1a1',
    '2.f1a1',
    '2.f2a1.1f0c9a3e.t5k2x0.AAAAAAAAAAAAAAAAAAAAAA',
    '2.f1a1.1F0C9A3E.t5k2x0.AAAAAAAAAAAAAAAAAAAAAA',
    '2.f1a1.1f0c9a3e..AAAAAAAAAAAAAAAAAAAAAA',
    '2.f1a1.1f0c9a3e.t5k2x0.AAAAAAAAAAAAAAAAAAAAAA ',
    '2.f1a1.1f0c9a3e.t5k2x0.<script>alert(1)</scri',
    '3.f1a1.1f0c9a3e.t5k2x0.AAAAAAAAAAAAAAAAAAAAAA',
    `2.f1a1.1f0c9a3e.t5k2x0.${'A'.repeat(10_000)}`,
  ])('is missing in %j', (value) => {
    expect(parseStoredConsent(value)).toBeNull();
  });
});

describe('consentInEffect', () => {
  it('is the stored choice', () => {
    expect(consentInEffect(stored, rules)).toEqual({
      cookie_consent_given: true,
      accepted_functional: true,
      accepted_advertising: true,
    });
  });

  it('lacks advertising for a browser with Global Privacy Control', () => {
    expect(consentInEffect(stored, { ...rules, rejectsAdvertising: true })).toEqual({
      cookie_consent_given: true,
      accepted_functional: true,
      accepted_advertising: false,
    });
  });

  it('is missing without an answer, after twelve months, and after a change of the list', () => {
    expect(consentInEffect(null, rules)).toEqual(noConsent);
    const yearSeconds = 365 * 24 * 60 * 60;
    expect(consentInEffect({ ...stored, givenAt: nowSeconds - yearSeconds }, rules)).toEqual(noConsent);
    expect(
      consentInEffect({ ...stored, givenAt: nowSeconds - yearSeconds + 1 }, rules).cookie_consent_given,
    ).toBe(true);
    expect(consentInEffect({ ...stored, version: '00000000' }, rules)).toEqual(noConsent);
  });

  it('counts an answer to any version while the current one is unknown', () => {
    expect(consentInEffect(stored, { ...rules, version: null }).cookie_consent_given).toBe(true);
  });

  it('is missing if it was given in the future', () => {
    expect(consentInEffect({ ...stored, givenAt: nowSeconds + 3_600 }, rules)).toEqual(noConsent);
  });
});
