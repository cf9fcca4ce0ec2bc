import cookie from '@fastify/cookie';
import Fastify, { type FastifyReply } from 'fastify';
import { clearConsentCookie, writeConsentCookie } from './consent-cookie.ts';

const consent = {
  accepted_functional: true,
  accepted_advertising: false,
  version: '1f0c9a3e',
  givenAt: 1_796_000_000,
  recordId: 'AAAAAAAAAAAAAAAAAAAAAA',
};

async function cookiesOf(write: (reply: FastifyReply) => void) {
  const app = Fastify({ trustProxy: true });
  await app.register(cookie);
  app.get('/', async (_request, reply) => {
    write(reply);
    return '';
  });
  const response = await app.inject({ url: '/', headers: { 'x-forwarded-proto': 'https' } });
  await app.close();
  return response.cookies;
}

const common = { name: 'cookie_consent', path: '/', sameSite: 'Lax', secure: true };
const value = `2.f1a0.1f0c9a3e.${consent.givenAt.toString(36)}.${consent.recordId}`;
const stored = { ...common, value, maxAge: 31_536_000 };
const expired = { ...common, value: '', expires: new Date(0) };

describe('the cookie of consent', () => {
  it('is written for the host, readable by scripts', async () => {
    const cookies = await cookiesOf((reply) => writeConsentCookie(reply, consent, null));
    expect(cookies).toEqual([stored]);
  });

  it('is written for a domain, and the one of the host expires, which would be sent besides', async () => {
    const cookies = await cookiesOf((reply) => writeConsentCookie(reply, consent, 'shop.example'));
    expect(cookies).toEqual([
      expect.objectContaining(expired),
      expect.objectContaining({ domain: 'shop.example', maxAge: 31_536_000 }),
    ]);
    expect(cookies[0]).not.toHaveProperty('domain');
  });

  it('expires for the domain and the host', async () => {
    const cookies = await cookiesOf((reply) => clearConsentCookie(reply, 'shop.example'));
    expect(cookies).toEqual([
      expect.objectContaining(expired),
      expect.objectContaining({ ...expired, domain: 'shop.example' }),
    ]);
    const ofHost = await cookiesOf((reply) => clearConsentCookie(reply, null));
    expect(ofHost).toEqual([expect.objectContaining(expired)]);
  });
});
