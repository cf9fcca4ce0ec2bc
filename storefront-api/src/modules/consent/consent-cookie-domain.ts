import { getDomain } from 'tldts';

/**
 * Returns the domain that a cookie needs to be sent to all stores of a website: the registrable domain that they share by
 * the public suffix list. Null if they share none, if there is one host only, if the host of the request is not below the
 * domain, which browsers would reject, and if a store of another website is: its visitors answer another question, and the
 * cookies of both would replace each other.
 *
 * @param hosts of the website's stores
 * @param requestHost may have a port
 * @param otherHosts of the stores of other websites
 */
export function consentCookieDomain(
  hosts: readonly string[],
  requestHost: string,
  otherHosts: readonly string[],
): string | null {
  if (new Set(hosts).size < 2) return null;
  const [domain, ...others] = new Set(hosts.map((host) => registrableDomain(host)));
  if (domain === undefined || domain === null || others.length > 0) return null;
  const isBelow = (host: string) => host === domain || host.endsWith(`.${domain}`);
  const name = requestHost.replace(/:\d+$/, '').toLowerCase();
  return isBelow(name) && !otherHosts.some(isBelow) ? domain : null;
}

/** Names below `localhost` are of this machine: browsers do not agree on cookies that they share. */
function registrableDomain(host: string): string | null {
  return /(?:^|\.)localhost$/.test(host) ? null : getDomain(host, { allowPrivateDomains: true });
}
