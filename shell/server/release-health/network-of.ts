import { isIPv6 } from 'node:net';

/**
 * Returns what one visitor can be expected to own of the address space: an IPv4 address, or the /64 of an IPv6 address,
 * of which every household has 2^64 addresses.
 */
export function networkOf(address: string): string {
  const [plain = ''] = address.split('%');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(plain)) return plain;
  return `${groupsOf(plain).slice(0, 4).join(':')}::/64`;
}

/** The eight groups of an IPv6 address, without leading zeros. */
function groupsOf(address: string): string[] {
  const [head = [], tail = []] = address
    .toLowerCase()
    .split('::')
    .map((part) => part.split(':').filter((group) => group !== ''));
  const isShortened = address.includes('::');
  const zeros = isShortened
    ? Array.from({ length: Math.max(8 - head.length - tail.length, 0) }, () => '0')
    : [];
  return [...head, ...zeros, ...tail].map((group) => group.replace(/^0+(?=.)/, ''));
}
