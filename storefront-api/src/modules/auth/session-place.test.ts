import { networkPrefix, placeOf } from './session-place.ts';

describe('networkPrefix', () => {
  it.each([
    ['203.0.113.77', '203.0.113.x'],
    ['::ffff:203.0.113.77', '203.0.113.x'],
    ['2001:db8:12:34:56:78:9a:bc', '2001:db8:12::/48'],
    ['unknown', null],
    ['', null],
    ['<script>', null],
  ])('of %j is %j', (address, expected) => {
    expect(networkPrefix(address)).toBe(expected);
  });
});

describe('placeOf', () => {
  const place = (userAgent?: string) => placeOf({ headers: { 'user-agent': userAgent }, ip: '203.0.113.77' });

  it.each([
    [
      'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
      { browser: 'Firefox', system: 'Linux' },
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
      { browser: 'Safari', system: 'iOS' },
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Safari/537.36 Edg/138.0.0.0',
      { browser: 'Microsoft Edge', system: 'Windows' },
    ],
  ])('reads the families of %s', (userAgent, expected) => {
    expect(place(userAgent)).toEqual({ ...expected, network: '203.0.113.x' });
  });

  it.each([undefined, '', '<script>alert(1)</script>', '=cmd|calc!A1', '\u{202e}', 'x'.repeat(10_000)])(
    'returns no markup and no long text of %j',
    (userAgent) => {
      const { browser, system } = place(userAgent);
      for (const name of [browser, system]) expect(name ?? 'none').toMatch(/^[\w .+-]{1,40}$/);
    },
  );
});
