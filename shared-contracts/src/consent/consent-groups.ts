import type { CookieConsent } from '../session/cookie-consent-schema.ts';
import { parseSecureUrl } from './secure-url.ts';

/**
 * What a visitor consents to. `default`: services that need any consent given; their cookies serve neither comfort nor
 * advertising. What the shop serves itself is essential and in no group.
 */
export const consentGroups = ['default', 'functional', 'advertising'] as const;

export type ConsentGroup = (typeof consentGroups)[number];

/** Patterns by group: `host[:port][/path]`. */
export type ConsentLists = Readonly<Record<ConsentGroup, readonly string[]>>;

/** Returns whether services of the group may be loaded. */
export function isConsented(group: ConsentGroup, consent: CookieConsent): boolean {
  if (!consent.cookie_consent_given) return false;
  if (group === 'functional') return consent.accepted_functional;
  if (group === 'advertising') return consent.accepted_advertising;
  return consent.accepted_functional || consent.accepted_advertising;
}

/** From the most to the least restrictive: a URL in several lists belongs to the first of these. */
const byRestriction = ['advertising', 'functional', 'default'] as const satisfies readonly ConsentGroup[];

/** Returns the group of a script or frame; null if no list has it. */
export function consentGroupOf(url: string, lists: ConsentLists): ConsentGroup | null {
  return byRestriction.find((group) => lists[group].some((pattern) => matchesPattern(url, pattern))) ?? null;
}

/**
 * Returns whether the URL has the host of the pattern, or a subdomain of it, and a path that begins with that of the
 * pattern. Only URLs match that {@link parseSecureUrl} accepts.
 */
export function matchesPattern(url: string, pattern: string): boolean {
  const secureUrl = parseSecureUrl(url);
  if (secureUrl === null) return false;
  const { host, pathname } = secureUrl;
  const [patternHost = '', ...segments] = pattern.toLowerCase().split('/');
  if (patternHost === '') return false;
  if (host !== patternHost && !host.endsWith(`.${patternHost}`)) return false;
  const path = `/${segments.join('/')}`;
  const isComplete = path.endsWith('/') || pathname.length === path.length || pathname[path.length] === '/';
  return pathname.toLowerCase().startsWith(path) && isComplete;
}
