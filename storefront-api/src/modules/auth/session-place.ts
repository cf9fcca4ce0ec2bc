import Bowser from 'bowser';
import type { FastifyRequest } from 'fastify';
import { clientNetwork, clientSite } from 'shared-contracts/client-network';

/** Where a session was started, in terms that a member recognises. */
export interface SessionPlace {
  browser: string | null;
  system: string | null;
  /** Never the full address. */
  network: string | null;
}

const maxUserAgentLength = 300;
const maxNameLength = 40;

/** Returns families of browser and system from `User-Agent`, and the network from the address. */
export function placeOf({ headers, ip }: Pick<FastifyRequest, 'headers' | 'ip'>): SessionPlace {
  const userAgent = (headers['user-agent'] ?? '').slice(0, maxUserAgentLength);
  // oxlint-disable-next-line import/no-named-as-default-member -- Node finds no named exports in this CommonJS module
  const { browser, os } = userAgent === '' ? { browser: {}, os: {} } : Bowser.parse(userAgent);
  return { browser: nameOf(browser.name), system: nameOf(os.name), network: networkPrefix(ip) };
}

/** Bowser copies a part of an unknown `User-Agent`. */
function nameOf(name: string | undefined): string | null {
  return name === undefined || !/^[\w .+-]+$/.test(name) ? null : name.slice(0, maxNameLength);
}

/** Returns `203.0.113.x` for an IPv4 address and the /48 for an IPv6 address; null for any other text. */
export function networkPrefix(address: string): string | null {
  const site = clientSite(clientNetwork(address));
  if (/^[\da-f:]+::?\/48$/.test(site)) return site.replace(':/48', '::/48').replace(':::', '::');
  return /^\d+\.\d+\.\d+\.\d+$/.test(site) ? site.replace(/\d+$/, 'x') : null;
}
