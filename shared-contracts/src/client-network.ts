/**
 * Returns what limits and evidence count as one client: an IPv4 address, or the /64 network of an IPv6 address, of which
 * a household or a rented server has 2^64 addresses. IPv4 in IPv6 (`::ffff:192.0.2.1`) counts as IPv4. Anything that is
 * no address is returned as it is.
 */
export function clientNetwork(address: string): string {
  const [plain = ''] = address.toLowerCase().split('%');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(plain)?.[1];
  if (mapped !== undefined) return mapped;
  if (!/^[\da-f:.]*:[\da-f:.]*$/.test(plain)) return plain;
  const [head = '', tail] = plain.split('::');
  const first = groupsOf(head);
  const last = tail === undefined ? [] : groupsOf(tail);
  const zeros = Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0');
  const groups = [...first, ...zeros, ...last].map((group) => group.replace(/^0+(?=.)/, ''));
  return `${groups.slice(0, 4).join(':')}::/64`;
}

/** An IPv4 address at the end takes the place of two groups. */
function groupsOf(text: string): string[] {
  if (text === '') return [];
  return text.split(':').flatMap((group) => (group.includes('.') ? ['0', '0'] : [group]));
}
