/**
 * Returns the network that rate limits and evidence treat as one client: an IPv4 address, or the /64 network of an
 * IPv6 address, because a household or a rented server has 2^64 addresses. IPv4-mapped IPv6 addresses count as IPv4
 * in every notation (`::ffff:192.0.2.1`, `::ffff:c000:201`). Other texts are returned unchanged.
 */
export function clientNetwork(address: string): string {
  const [plain = ''] = address.toLowerCase().split('%');
  if (!/^[\da-f:.]*:[\da-f:.]*$/.test(plain)) return plain;
  const [head = '', tail] = plain.split('::');
  const first = groupsOf(head);
  const last = tail === undefined ? [] : groupsOf(tail);
  const zeros = Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0');
  const groups = [...first, ...zeros, ...last].map((group) => group.replace(/^0+(?=.)/, ''));
  return mappedIpv4(groups) ?? `${groups.slice(0, 4).join(':')}::/64`;
}

/**
 * Returns the site of a network of {@link clientNetwork}: the /48 network of an IPv6 /64, because providers assign a
 * whole /48, with 65,536 /64 networks, to one customer (RFC 6177). Other texts are returned unchanged.
 */
export function clientSite(network: string): string {
  return network.replace(/^((?:[\da-f]+:){3})[\da-f]+::\/64$/, '$1:/48');
}

/** Limits of a site are this many times those of one network, because some providers give each customer a /64 of it. */
export const siteLimitFactor = 16;

interface LimitedNetwork {
  key: string;
  /** Multiplies the limit of one network. */
  factor: number;
}

/** Returns the networks by which calls from an address are limited: the client's network and, for IPv6, its site. */
export function limitedNetworks(address: string): LimitedNetwork[] {
  const network = clientNetwork(address);
  const site = clientSite(network);
  const own = { key: network, factor: 1 };
  return site === network ? [own] : [own, { key: site, factor: siteLimitFactor }];
}

/** An IPv4 address at the end replaces two groups. */
function groupsOf(text: string): string[] {
  if (text === '') return [];
  return text.split(':').flatMap((group) => (group.includes('.') ? groupsOfIpv4(group) : [group]));
}

function groupsOfIpv4(text: string): string[] {
  const [first = 0, second = 0, third = 0, fourth = 0] = text.split('.').map(Number);
  return [first * 256 + second, third * 256 + fourth].map((group) => group.toString(16));
}

/** Returns the IPv4 address of `::ffff:0:0/96`; undefined for every other address. */
function mappedIpv4(groups: readonly string[]): string | undefined {
  if (groups.length !== 8 || groups.slice(0, 6).join(':') !== '0:0:0:0:0:ffff') return undefined;
  return groups
    .slice(6)
    .map((group) => Number.parseInt(group, 16))
    .flatMap((group) => [Math.floor(group / 256), group % 256])
    .join('.');
}
