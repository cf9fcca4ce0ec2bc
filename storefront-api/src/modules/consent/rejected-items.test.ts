import cookie from '@fastify/cookie';
import Fastify from 'fastify';
import type { StoredItem } from 'shared-contracts/cookies';
import { expireRejectedCookies } from './rejected-items.ts';

const item = (
  name: string,
  category: StoredItem['category'],
  changes: Partial<StoredItem> = {},
): StoredItem => ({
  area: 'cookie',
  names: [name],
  category,
  maxAgeSeconds: 3600,
  isHttpOnly: false,
  ...changes,
});
const items = [
  item('needed', 'essential'),
  item('comfort', 'functional'),
  item('visit', 'functional', { maxAgeSecondsBeforeConsent: 0 }),
  item('ad', 'advertising', { names: ['ad', '__Host-ad'] }),
  item('ad-key', 'advertising', { area: 'localStorage' }),
];

describe('expireRejectedCookies', () => {
  it.each([
    [false, false, ['comfort', 'ad', '__Host-ad']],
    [true, false, ['ad', '__Host-ad']],
    [false, true, ['comfort']],
    [true, true, []],
  ])('with functional %s and advertising %s expires %j', async (functional, advertising, expected) => {
    const app = Fastify();
    await app.register(cookie);
    app.get('/', async (request, reply) => {
      const consent = {
        cookie_consent_given: true,
        accepted_functional: functional,
        accepted_advertising: advertising,
      };
      expireRejectedCookies(request, reply, consent, items);
      return '';
    });
    const sent = ['needed', 'comfort', 'visit', 'ad', '__Host-ad', 'ad-key', 'unknown'];
    const headers = { cookie: sent.map((name) => `${name}=1`).join('; ') };
    const { cookies } = await app.inject({ url: '/', headers });
    expect(cookies.map(({ name }) => name)).toEqual(expected);
    expect(cookies.filter(({ expires }) => expires?.getTime() !== 0)).toEqual([]);
    const { cookies: ofNone } = await app.inject({ url: '/' });
    expect(ofNone).toEqual([]);
    await app.close();
  });
});
