import fastify from 'fastify';
import { registerFormBodies } from './form-bodies.ts';

describe('registerFormBodies', () => {
  const post = async (payload: string) => {
    const app = fastify();
    registerFormBodies(app);
    let received: unknown;
    app.post('/', (request) => {
      received = request.body;
      return {};
    });
    const { statusCode } = await app.inject({
      method: 'POST',
      url: '/',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload,
    });
    await app.close();
    return { statusCode, received };
  };

  it('decodes the texts of a form, of a repeated name the last one', async () => {
    const { received } = await post('reason=a+b%26c&revision=1&revision=2&list[]=1');
    expect(received).toEqual({ reason: 'a b&c', revision: '2', 'list[]': '1' });
  });

  it('changes no prototype', async () => {
    const { received } = await post('__proto__=1&__proto__[polluted]=1&reason=a');
    expect(Object.getPrototypeOf(received)).toBe(Object.prototype);
    expect(received).not.toHaveProperty('polluted');
    expect(received).toMatchObject({ reason: 'a' });
  });

  it('answers 413 for a body that is too large', async () => {
    expect((await post(`a=${'x'.repeat(64 * 1024)}`)).statusCode).toBe(413);
  });
});
