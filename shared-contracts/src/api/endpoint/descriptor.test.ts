import type { CallErrorCode, CallRequest, CallResponse } from './descriptor.ts';
import { basketAdd, type basketData } from '../descriptors/basket.ts';
import type { pageRoute } from '../descriptors/shop.ts';
import { recentlyViewedSave } from '../descriptors/sliders.ts';
import { endpointPath, parseDescriptor } from './descriptor.ts';

const good = { name: 'ski-reports', method: 'GET', path: '/api/ski-reports' };

describe('parseDescriptor', () => {
  it.each([
    ['of the shop', basketAdd],
    ['with a verb in its name', recentlyViewedSave],
    ['of an endpoint that this build does not know', good],
    ['with parameters', { ...good, path: '/api/ski-reports/:resortId/days/:day' }],
  ])('accepts a descriptor %s', (_, descriptor) => {
    expect(parseDescriptor(descriptor)).toEqual(descriptor);
  });

  it.each([
    ['another origin', 'https://evil.test/api/ski-reports'],
    ['another origin without a scheme', '//evil.test/api/ski-reports'],
    ['another origin behind user information', '@evil.test/api/ski-reports'],
    ['a backslash', '/\\evil.test/api/ski-reports'],
    ['a path beside the API', '/assets/ski-reports'],
    ['a path that only begins like the API', '/apis/ski-reports'],
    ['a parent segment', '/api/ski-reports/../../console'],
    ['an encoded parent segment', '/api/ski-reports/%2e%2e/console'],
    ['an empty segment', '/api//ski-reports'],
    ['a line break', '/api/ski-reports\r\nx-evil: 1'],
    ['a final line break', '/api/ski-reports\n'],
    ['a tab', '/api/ski-reports\t'],
    ['a null character', '/api/ski-reports\0'],
    ['a query', '/api/ski-reports?store_id=1'],
    ['a fragment', '/api/ski-reports#top'],
    ['a name of the prototype as a parameter', '/api/ski-reports/:__proto__'],
    ['the path of another endpoint', '/api/session-data'],
    ['capital letters', '/API/ski-reports'],
    ['no path', undefined],
    ['an object that becomes a path', { toString: (): string => '/api/ski-reports' }],
  ])('rejects %s', (_, path) => {
    expect(() => parseDescriptor({ ...good, path })).toThrow(
      /^Malformed endpoint descriptor: its path must be \/api\/ski-reports/,
    );
  });

  it.each(['__proto__', '', 'Ski', 'ski--reports', 'ski/reports', 'ski reports', 'ski-reports\n', null, 7])(
    'rejects the name %j',
    (name) => {
      expect(() => parseDescriptor({ ...good, name, path: `/api/${name}` })).toThrow(/its name must be/);
    },
  );

  it.each(['DELETE', 'get', 'CONNECT', 'GET\r\n', '', undefined, ['GET']])(
    'rejects the method %j',
    (method) => {
      expect(() => parseDescriptor({ ...good, method })).toThrow(/its method must be one of GET, POST, PUT/);
    },
  );

  it('rejects a verb in the name that is not the method', () => {
    expect(() => parseDescriptor({ ...good, name: 'POST ski-reports' })).toThrow(
      /its name is that of a POST/,
    );
  });

  it.each([null, undefined, 'session-data', 7])('rejects %j', (value) => {
    expect(() => parseDescriptor(value)).toThrow('Malformed endpoint descriptor: it is no object');
  });

  it('rejects a descriptor whose fields are those of a replaced prototype', () => {
    const replaced: unknown = JSON.parse(
      '{"__proto__":{"name":"ski-reports","method":"GET","path":"//evil"}}',
    );
    expect(() => parseDescriptor(replaced)).toThrow(/its name must be/);
  });

  it('reads each field once, so that a getter cannot change it after the check', () => {
    const paths = ['/api/ski-reports', '//evil.test'];
    const changing = {
      ...good,
      get path() {
        return paths.shift();
      },
    };
    expect(parseDescriptor(changing).path).toBe('/api/ski-reports');
  });

  it('shows no control character and no long text in its error', () => {
    const path = `/api/\r\n${'x'.repeat(5_000)}`;
    expect(() => parseDescriptor({ ...good, path })).toThrow(/^[\x20-\x7e]{1,250}$/);
  });
});

// The lines below are checked by the compiler: an error that is missing where one is expected fails it.
const request: CallRequest<typeof basketData> = { store_id: 1, variant: 'mini' };
// @ts-expect-error -- the request needs a store
const withoutStore: CallRequest<typeof basketData> = { variant: 'mini' };
const count = (basket: CallResponse<typeof basketData>): number => basket.basketCount;

function describeFailure(code: CallErrorCode<typeof basketAdd>): string {
  switch (code) {
    case 'out_of_stock':
    case 'basket_full':
    case 'option_required':
    case 'fitting_required':
    case 'not_found':
    case 'authentication_required':
      return 'own';
    case 'too_many_attempts':
      return 'limit';
    case 'invalid_request':
    case 'forbidden_origin':
    case 'payload_too_large':
    case 'unsupported_media_type':
    case 'unavailable':
    case 'internal':
      return 'common';
    // @ts-expect-error -- a code of another endpoint
    case 'email_taken':
      return 'other';
  }
}

// @ts-expect-error -- a read that all visitors may make has neither a limit nor a sign-in
const limited: CallErrorCode<typeof pageRoute> = 'too_many_attempts';
// @ts-expect-error -- it needs no sign-in
const gated: CallErrorCode<typeof pageRoute> = 'authentication_required';

describe('endpointPath', () => {
  it.each(['login', 'ski-reports', 'constructor'])('returns the path of %s', (name) => {
    expect(endpointPath(name)).toBe(`/api/${name}`);
  });

  it.each([
    '',
    '..',
    '.',
    '__proto__',
    'Login',
    'login/',
    'docs/json',
    'POST recently-viewed',
    'ski--reports',
    '-login',
    'login?a=1',
    'login%2f..',
    'login\n',
    '//evil.test',
  ])('returns null for %j', (name) => {
    expect(endpointPath(name)).toBeNull();
  });
});

describe('the type of a descriptor', () => {
  it('has the request, the response and the error codes of its endpoint', () => {
    expect([request, withoutStore, limited, gated]).toHaveLength(4);
    expect(count({ basketCount: 3 } as CallResponse<typeof basketData>)).toBe(3);
    expect(describeFailure('out_of_stock')).toBe('own');
  });
});
