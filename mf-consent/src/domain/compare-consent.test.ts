import { noConsent } from 'shared-contracts/session';
import { isSameConsent, isWithdrawn } from './compare-consent.ts';

const rejected = { ...noConsent, cookie_consent_given: true };
const functional = { ...rejected, accepted_functional: true };
const advertising = { ...rejected, accepted_advertising: true };

it('isSameConsent compares every field', () => {
  expect(isSameConsent(functional, { ...functional })).toBe(true);
  expect(isSameConsent(noConsent, rejected)).toBe(false);
  expect(isSameConsent(rejected, functional)).toBe(false);
  expect(isSameConsent(rejected, advertising)).toBe(false);
});

it('isWithdrawn is true if a group is not accepted any more, or the answer is gone', () => {
  expect(isWithdrawn(functional, rejected)).toBe(true);
  expect(isWithdrawn(functional, advertising)).toBe(true);
  expect(isWithdrawn(rejected, noConsent)).toBe(true);
  expect(isWithdrawn(noConsent, rejected)).toBe(false);
  expect(isWithdrawn(rejected, functional)).toBe(false);
  expect(isWithdrawn(functional, functional)).toBe(false);
});
