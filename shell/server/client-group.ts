import { isIPv4, isIPv6 } from 'node:net';

const mappedIpv4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/**
 * Returns the key under which limits count a client: its IPv4 address, or the /64 network of its IPv6 address, which is
 * what one household or one server gets.
 */
export function clientGroup(address: string): string {
  const ipv4 = mappedIpv4.exec(address)?.[1];
  if (ipv4 !== undefined && isIPv4(ipv4)) return ipv4;
  const [withoutZone = ''] = address.split('%');
  return isIPv6(withoutZone) ? networkOf(withoutZone) : address;
}

/** The first four of the eight groups of an address, which may leave out groups of zeros. */
function networkOf(address: string): string {
  const [head = '', tail] = address.split('::');
  const groups = groupsOf(head);
  if (tail !== undefined) {
    const last = groupsOf(tail);
    // A dotted IPv4 address at the end stands for two groups.
    const tailLength = last.length + Number(tail.includes('.'));
    while (groups.length + tailLength < 8) groups.push('0');
    groups.push(...last);
  }
  const network = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}

const groupsOf = (text: string): string[] => (text === '' ? [] : text.split(':'));
