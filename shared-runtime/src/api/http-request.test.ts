import { searchSave } from 'shared-contracts/descriptors/search';
import { cookiePreferences, login, logout, sessionData, signup } from 'shared-contracts/descriptors/session';
import { recentlyViewedSave } from 'shared-contracts/descriptors/sliders';
import { singleProduct } from 'shared-contracts/descriptors/product';
import { basketUpdate } from 'shared-contracts/descriptors/basket';
import type { EndpointDescriptor } from 'shared-contracts/api/descriptor';
import { toHttpRequest } from './http-request.ts';

const unknownToTheShell: EndpointDescriptor = {
  name: 'ski-reports',
  method: 'PUT',
  path: '/api/ski-reports/:resort/days/:day',
};

const forged = (changes: object) => ({ ...sessionData, ...changes }) as EndpointDescriptor;

describe('toHttpRequest', () => {
  it('calls an endpoint that the shell does not know', () => {
    const { url, init } = toHttpRequest(unknownToTheShell, { resort: 'Åre / Björnen', day: 3, depthCm: 80 });
    expect(url).toBe('/api/ski-reports/%C3%85re%20%2F%20Bj%C3%B6rnen/days/3');
    expect([init.method, init.body]).toEqual(['PUT', '{"depthCm":80}']);
  });

  it('uses the verb of a descriptor whose name contains it', () => {
    const { url, init } = toHttpRequest(recentlyViewedSave, { store_id: 1, product_id: 7 });
    expect([init.method, url]).toEqual(['POST', '/api/recently-viewed']);
  });

  it.each(['.', '..', ''])('rejects %j for a parameter, which would lead to another path', (resort) => {
    expect(() => toHttpRequest(unknownToTheShell, { resort, day: 3 })).toThrow(
      `/api/ski-reports/:resort/days/:day: resort must not be "${resort}"`,
    );
  });

  it.each([undefined, null, true, {}, ['a']])('rejects %j for a parameter', (day) => {
    expect(() => toHttpRequest(unknownToTheShell, { resort: 'a', day })).toThrow(
      'day must be a text or a number',
    );
  });

  it('reads no parameter from the prototype of the request', () => {
    const descriptor = forged({ path: '/api/session-data/:constructor' });
    expect(() => toHttpRequest(descriptor, { store_id: 1 })).toThrow(
      'constructor must be a text or a number',
    );
  });

  it('keeps a parameter within its segment', () => {
    const { url } = toHttpRequest(unknownToTheShell, { resort: '../..//evil?a=1#b\r\n\\', day: '%2e' });
    expect(url).toBe('/api/ski-reports/..%2F..%2F%2Fevil%3Fa%3D1%23b%0D%0A%5C/days/%252e');
    expect(new URL(url, 'https://shop.test').pathname).toBe(url);
  });

  it('sends a field __proto__ as data, which the API rejects', () => {
    const request: unknown = JSON.parse('{"store_id":1,"__proto__":{"isAdmin":true}}');
    expect(toHttpRequest(logout, request).init.body).toBe('{"store_id":1,"__proto__":{"isAdmin":true}}');
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  });

  it.each([
    { path: 'https://evil.test/api/session-data' },
    { path: '//evil.test/api/session-data' },
    { path: '/api/session-data/../basket-data' },
    { path: '/api/session-data\r\nhost: evil.test' },
    { name: '__proto__' },
    { method: 'DELETE' },
  ])('rejects the malformed descriptor %j', (changes) => {
    expect(() => toHttpRequest(forged(changes), { store_id: 1 })).toThrow(/^Malformed endpoint descriptor: /);
  });

  // The names that the last releases without descriptors call.
  it.each([
    ['session-data', sessionData, { store_id: 1 }],
    ['logout', logout, { store_id: 1 }],
    ['login', login, { store_id: 1 }],
    ['signup', signup, { store_id: 1 }],
    ['cookie-preferences', cookiePreferences, { store_id: 1 }],
    ['search-save', searchSave, { store_id: 1 }],
    ['basket-update', basketUpdate, { store_id: 1, cartItemId: 5, qty: 0, version: 2 }],
    ['single-product', singleProduct, { productId: 101, store_id: 1 }],
  ])('calls %s by its name, for remotes released before descriptors', (name, descriptor, request) => {
    expect(toHttpRequest(name, request)).toEqual(toHttpRequest(descriptor, request));
  });

  it.each(['//evil.test', 'toString', '__proto__', '../console'])('rejects the name %j', (name) => {
    expect(() => toHttpRequest(name, {})).toThrow(/^Malformed endpoint descriptor: /);
  });
});
