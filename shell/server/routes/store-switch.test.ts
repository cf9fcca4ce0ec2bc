import Fastify from 'fastify';
import { stores } from 'shared-contracts/stores';
import { registerStoreSwitch } from './store-switch.ts';

async function follow(path: string, host = 'localhost:4000') {
  const app = Fastify();
  registerStoreSwitch(app);
  const { statusCode, headers } = await app.inject({ url: path, headers: { host } });
  await app.close();
  return [statusCode, headers.location];
}

describe('registerStoreSwitch', () => {
  it('redirects to the home page of another store, with the same port', async () => {
    expect(await follow('/store-switch/fr')).toEqual([302, 'http://fr.localhost:4000/']);
    expect(await follow('/store-switch/uk', 'se.localhost')).toEqual([302, 'http://localhost/']);
  });

  it('redirects from a members’ page to the same page, and from others to the home page', async () => {
    const follows = (to: string) => follow(`/store-switch/fr?to=${encodeURIComponent(to)}`);
    expect(await follows('/customer/address/')).toEqual([302, 'http://fr.localhost:4000/customer/address/']);
    for (const to of [
      '/search',
      '//evil.example/customer/account',
      '@evil.example',
      'https://evil.example',
      '.evil.example',
    ])
      expect(await follows(to)).toEqual([302, 'http://fr.localhost:4000/']);
    expect(await follow('/store-switch/fr?to=/customer/account&to=/customer/address')).toEqual([
      302,
      'http://fr.localhost:4000/',
    ]);
  });

  it.each(stores.map(({ code }) => code))('redirects to hosts of the shop only: %s', async (code) => {
    const [, location] = await follow(`/store-switch/${code}`, 'evil.example:4000');
    const { hostname } = new URL(String(location), 'http://localhost');
    expect(stores.map(({ host }) => host)).toContain(hostname);
  });

  it.each(['outlet', 'pro', 'xx', '%2F%2Fevil.example', 'evil.example', '__proto__'])(
    'redirects to the home page for a store that is not in the list: %s',
    async (code) => {
      expect(await follow(`/store-switch/${code}`)).toEqual([302, '/']);
    },
  );
});
