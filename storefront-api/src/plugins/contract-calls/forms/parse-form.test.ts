import * as fc from 'fast-check';
import { ShopError } from '../../../shop-error.ts';
import { parseForm } from './parse-form.ts';

/** Plain objects, for comparison. */
const parsed = (body: string) => JSON.parse(JSON.stringify(parseForm(body))) as unknown;

describe('parseForm', () => {
  it('groups fields with brackets', () => {
    expect(parsed('a=1&options[93]=12&bundleOptions[12][3]=7&bundleOptions[12][4]=8')).toEqual({
      a: '1',
      options: { 93: '12' },
      bundleOptions: { 12: { 3: '7', 4: '8' } },
    });
  });

  it('decodes encoded names and values', () => {
    expect(parsed('options%5B93%5D=a+b%26c&name=%C3%A9')).toEqual({ options: { 93: 'a b&c' }, name: 'é' });
  });

  it('returns no fields for an empty body', () => {
    expect(parsed('')).toEqual({});
  });

  it.each(['constructor[prototype][polluted]=1', 'a[constructor][prototype]=1', 'toString=1'])(
    'changes no prototype for %s',
    (body) => {
      expect(Object.getPrototypeOf(parseForm(body))).toBeNull();
      expect({}).not.toHaveProperty('polluted');
    },
  );

  it('returns groups of texts or throws a ShopError for any body', () => {
    const part = fc.constantFrom(
      'a',
      'b',
      '[',
      ']',
      '[1]',
      '=',
      '&',
      '%5B',
      '%',
      '__proto__',
      'constructor',
      '\0',
    );
    const body = fc.oneof(
      fc.array(part, { maxLength: 12 }).map((parts) => parts.join('')),
      fc.string(),
    );
    const depthOf = (value: unknown): number =>
      typeof value === 'string' ? 0 : 1 + Math.max(0, ...Object.values(value as object).map(depthOf));
    fc.assert(
      fc.property(body, (text) => {
        try {
          expect(depthOf(parseForm(text))).toBeLessThanOrEqual(3);
        } catch (error) {
          if (!(error instanceof ShopError)) throw error;
        }
      }),
      { numRuns: 2000 },
    );
    expect(Object.keys(Object.prototype)).toEqual([]);
  });

  it.each([
    ['a field that is given twice', 'a=1&a=2'],
    ['a field of a group that is given twice', 'a[1]=1&a[1]=1'],
    ['a field that is also a group', 'a=1&a[b]=2'],
    ['a group that is also a field', 'a[b]=2&a=1'],
    ['a list', 'a[]=1'],
    ['a field that is too deep', 'a[1][2][3]=4'],
    ['a field without a name', '=1'],
    ['a group without a name', '[a]=1'],
    ['brackets that are not closed', 'a[1=2'],
    ['brackets within brackets', 'a[[1]]=2'],
    ['text behind brackets', 'a[1]b=2'],
    ['a name that is too long', `${'a'.repeat(101)}=1`],
    ['the name __proto__', '__proto__=1'],
    ['the group __proto__', '__proto__[polluted]=1'],
    ['__proto__ within a group', 'a[__proto__][polluted]=1'],
    ['an encoded __proto__', 'a[%5F_proto__]=1'],
    ['more fields than any form', Array.from({ length: 101 }, (_, index) => `f${index}=1`).join('&')],
  ])('rejects %s', (_what, body) => {
    expect(() => parseForm(body)).toThrow(new ShopError('invalid_request'));
  });
});
