import { clientNetwork, clientSite, limitedNetworks, siteLimitFactor } from './client-network.ts';

describe('clientNetwork', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['::ffff:c000:207', '192.0.2.7'],
    ['::FFFF:C000:0207', '192.0.2.7'],
    ['0:0:0:0:0:ffff:c000:207', '192.0.2.7'],
    ['0000:0000:0000:0000:0000:ffff:192.0.2.7', '192.0.2.7'],
    ['::ffff:c000:207%eth0', '192.0.2.7'],
    ['::fffe:c000:207', '0:0:0:0::/64'],
    ['::ffff:0:c000:207', '0:0:0:0::/64'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['64:ff9b::192.0.2.7', '64:ff9b:0:0::/64'],
    ['unknown', 'unknown'],
  ])('maps %s to %s', (address, network) => {
    expect(clientNetwork(address)).toBe(network);
  });
});

describe('clientSite', () => {
  it.each([
    ['2001:db8:1:2::/64', '2001:db8:1::/48'],
    ['2001:db8:0:ffff::/64', '2001:db8:0::/48'],
    ['192.0.2.7', '192.0.2.7'],
    ['unknown', 'unknown'],
  ])('maps %s to %s', (network, site) => {
    expect(clientSite(network)).toBe(site);
  });
});

describe('limitedNetworks', () => {
  it('returns the /64 and the /48 network of an IPv6 address, with a higher limit for the latter', () => {
    expect(limitedNetworks('2001:db8:1:2::7')).toEqual([
      { key: '2001:db8:1:2::/64', factor: 1 },
      { key: '2001:db8:1::/48', factor: siteLimitFactor },
    ]);
  });

  it('returns an IPv4 address alone', () => {
    expect(limitedNetworks('::ffff:192.0.2.7')).toEqual([{ key: '192.0.2.7', factor: 1 }]);
  });
});
