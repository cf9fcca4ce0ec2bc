import { isOwnOrigin, type OriginHeaders } from './own-origin.ts';

it.each<[OriginHeaders, string]>([
  [{ origin: 'http://localhost:3000' }, 'http://localhost:3000'],
  [{ origin: 'http://localhost', 'sec-fetch-site': 'same-origin' }, 'http://LOCALHOST'],
  [{ origin: 'https://shop.example' }, 'https://shop.example'],
  [{ origin: 'https://shop.example' }, 'https://shop.example:443'],
  [{ 'sec-fetch-site': 'same-origin' }, 'http://localhost'],
  [{ 'sec-fetch-site': 'none' }, 'http://localhost'],
])('isOwnOrigin accepts %j at %s', (headers, target) => {
  const [protocol = '', host = ''] = target.split('://');
  expect(isOwnOrigin({ headers, protocol, host })).toBe(true);
});

it.each<[OriginHeaders]>([
  [{}],
  [{ origin: 'null' }],
  [{ origin: '' }],
  [{ origin: 'http://evil.example' }],
  [{ origin: 'http://localhost.evil.example' }],
  [{ origin: 'http://localhost:4000' }],
  [{ origin: 'http://localhost:443' }],
  [{ origin: 'https://localhost' }],
  [{ origin: 'https://localhost', 'sec-fetch-site': 'same-origin' }],
  [{ origin: 'https://localhost:80' }],
  [{ 'sec-fetch-site': 'cross-site' }],
  [{ 'sec-fetch-site': 'same-site' }],
  [{ 'sec-fetch-site': ['same-origin', 'cross-site'] }],
  [{ origin: 'http://localhost', 'sec-fetch-site': 'cross-site' }],
])('isOwnOrigin rejects %j at http://localhost', (headers) => {
  expect(isOwnOrigin({ headers, protocol: 'http', host: 'localhost' })).toBe(false);
});

it.each([
  ['http', 'shop.example'],
  ['https', 'shop.example:80'],
])('isOwnOrigin rejects https://shop.example at %s://%s', (protocol, host) => {
  expect(isOwnOrigin({ headers: { origin: 'https://shop.example' }, protocol, host })).toBe(false);
});

it('isOwnOrigin rejects the opaque origin at a target without an origin of its own', () => {
  expect(isOwnOrigin({ headers: { origin: 'null' }, protocol: 'ftps', host: 'shop.example' })).toBe(false);
  expect(isOwnOrigin({ headers: { origin: 'data:,x' }, protocol: 'data', host: 'x' })).toBe(false);
});
