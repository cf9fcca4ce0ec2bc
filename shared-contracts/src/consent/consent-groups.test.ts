import { consentGroupOf, isConsented, matchesPattern } from './consent-groups.ts';
import { noConsent } from '../session/session-rules.ts';

describe('isConsented', () => {
  const rejected = { cookie_consent_given: true, accepted_functional: false, accepted_advertising: false };

  it.each(['default', 'functional', 'advertising'] as const)('is false for %s before an answer', (group) => {
    expect(isConsented(group, noConsent)).toBe(false);
    expect(isConsented(group, { ...noConsent, accepted_functional: true, accepted_advertising: true })).toBe(
      false,
    );
  });

  it('allows the default group with any other one, and those if they were accepted', () => {
    expect(isConsented('default', rejected)).toBe(false);
    expect(isConsented('default', { ...rejected, accepted_functional: true })).toBe(true);
    expect(isConsented('default', { ...rejected, accepted_advertising: true })).toBe(true);
    expect(isConsented('functional', rejected)).toBe(false);
    expect(isConsented('functional', { ...rejected, accepted_functional: true })).toBe(true);
    expect(isConsented('advertising', { ...rejected, accepted_functional: true })).toBe(false);
    expect(isConsented('advertising', { ...rejected, accepted_advertising: true })).toBe(true);
  });
});

describe('matchesPattern', () => {
  it.each([
    ['https://ads.example/a.js', 'ads.example', true],
    ['https://eu.ads.example/a.js', 'ads.example', true],
    ['https://badads.example/a.js', 'ads.example', false],
    ['https://ads.example.evil.example/a.js', 'ads.example', false],
    ['https://tag.example/gtm.js?id=1', 'tag.example/gtm.js', true],
    ['https://tag.example/gtm.jsx', 'tag.example/gtm.js', false],
    ['https://tag.example/frame/inner', 'tag.example/frame', true],
    ['https://tag.example/frames', 'tag.example/frame', false],
    ['https://tag.example/', 'tag.example/', true],
    ['http://ads.example/a.js', 'ads.example', false],
    ['http://ads.localhost:9400/a.js', 'ads.localhost:9400', true],
    ['http://ads.localhost:9401/a.js', 'ads.localhost:9400', false],
    ['https://shop@ads.example/a.js', 'ads.example', false],
    ['javascript:alert(1)//ads.example', 'ads.example', false],
    ['//ads.example/a.js', 'ads.example', false],
    ['https://ads.example/', '', false],
  ])('of %s and %j is %j', (url, pattern, expected) => {
    expect(matchesPattern(url, pattern)).toBe(expected);
  });
});

describe('consentGroupOf', () => {
  const lists = {
    default: ['cdn.example'],
    functional: ['chat.example', 'cdn.example/f'],
    advertising: ['chat.example/ads'],
  };

  it('returns the most restrictive group of a URL, and null for an unlisted one', () => {
    expect(consentGroupOf('https://chat.example/widget.js', lists)).toBe('functional');
    expect(consentGroupOf('https://chat.example/ads/x.js', lists)).toBe('advertising');
    expect(consentGroupOf('https://cdn.example/f/x.js', lists)).toBe('functional');
    expect(consentGroupOf('https://cdn.example/x.js', lists)).toBe('default');
    expect(consentGroupOf('https://other.example/x.js', lists)).toBeNull();
  });
});
