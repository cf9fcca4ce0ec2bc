import fastify from 'fastify';
import { parseForm, registerFormBodies } from './form-bodies.ts';

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
    expect(parsed('options%5B93%5D=a+b%26c')).toEqual({ options: { 93: 'a b&c' } });
  });

  it('returns the last value of a repeated field, and never a list', () => {
    expect(parsed('a=1&a=2')).toEqual({ a: '2' });
    expect(parsed('a[]=1&b[0]=2')).toEqual({ a: { 0: '1' }, b: { 0: '2' } });
  });

  it.each(['__proto__[polluted]=1', 'a[__proto__][polluted]=1', 'constructor[prototype][polluted]=1'])(
    'changes no prototype for %s',
    (body) => {
      const fields = parseForm(body);
      expect(Object.getPrototypeOf(fields)).toBeNull();
      expect({}).not.toHaveProperty('polluted');
      expect(fields['polluted']).toBeUndefined();
      expect(JSON.stringify(fields['a'] ?? {})).toBe('{}');
    },
  );

  it.each([
    ['more fields than any form', Array.from({ length: 101 }, (_, index) => `f${index}=1`).join('&')],
    ['a field that is too deep', 'a[1][2][3]=4'],
  ])('throws for %s', (_what, body) => {
    expect(() => parseForm(body)).toThrow(RangeError);
  });
});

describe('registerFormBodies', () => {
  const post = async (payload: string) => {
    const app = fastify();
    registerFormBodies(app);
    app.post('/', (request) => request.body);
    const answer = await app.inject({
      method: 'POST',
      url: '/',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload,
    });
    await app.close();
    return answer;
  };

  it('parses the bodies of forms', async () => {
    expect((await post('options[93]=12')).json()).toEqual({ options: { 93: '12' } });
  });

  it('answers 400 for a field that is too deep, and 413 for a body that is too large', async () => {
    expect((await post('a[1][2][3]=4')).statusCode).toBe(400);
    expect((await post(`a=${'x'.repeat(64 * 1024)}`)).statusCode).toBe(413);
  });
});
