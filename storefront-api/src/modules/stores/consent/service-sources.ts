import { parseSecureUrl } from 'shared-contracts/consent/secure-url';
import type { ServiceSource, ThirdPartyServiceKey } from 'shared-contracts/consent/third-party-services';
import { stores } from 'shared-contracts/stores';

export type ServiceSources = Partial<Record<ThirdPartyServiceKey, ServiceSource>>;

/** Names only: the policy of a service's document lists its origins, and `*`, `;` and `,` have a meaning there. */
const hostPattern = /^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$/;

const ownHosts: ReadonlySet<string> = new Set(stores.map(({ host }) => host));

/** Returns the sources that may be loaded, and why the others may not. */
export function readServiceSources(sources: ServiceSources): {
  valid: ServiceSources;
  rejected: { service: string; reason: string }[];
} {
  const entries = Object.entries(sources).map(
    ([service, source]) => ({ service, source, reason: rejectionReason(source) }) as const,
  );
  const valid = entries.filter(({ reason }) => reason === null);
  return {
    valid: Object.fromEntries(valid.map(({ service, source }) => [service, source])),
    rejected: entries.flatMap(({ service, reason }) => (reason === null ? [] : [{ service, reason }])),
  };
}

/** Returns what is wrong with a source; null for a valid one. */
function rejectionReason({
  script,
  origins,
  name,
  provider,
  privacyUrl,
  retentionDays,
}: ServiceSource): string | null {
  if (!isForeignUrl(script)) return 'script is no https URL of another site';
  if (!origins.every((origin) => isForeignOrigin(origin))) {
    return 'origins has something else than an https origin of another site';
  }
  // Visitors consent to a service of a named provider.
  if (name.trim() === '' || provider.trim() === '') return 'name or provider is missing';
  if (privacyUrl !== null && !isForeignUrl(privacyUrl)) return 'privacyUrl is no https URL of another site';
  if (retentionDays !== null && retentionDays < 0) return 'retentionDays is negative';
  return null;
}

/** Also one of web sockets, which policies list besides that of requests. */
function isForeignOrigin(text: string): boolean {
  return isForeignUrl(text.replace(/^ws(?=s?:)/, 'http')) && URL.parse(text)?.origin === text;
}

/** A host of the shop is rejected with every port, because cookies are sent to all ports of a host. */
function isForeignUrl(text: string): boolean {
  const url = parseSecureUrl(text);
  return url !== null && hostPattern.test(url.hostname) && !ownHosts.has(url.hostname);
}
