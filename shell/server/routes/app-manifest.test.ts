import Fastify from 'fastify';
import { registerAppManifest } from './app-manifest.ts';

async function get(url: string, host = 'localhost:4000') {
  const app = Fastify();
  registerAppManifest(app);
  const answer = await app.inject({ url, headers: { host } });
  await app.close();
  return answer;
}

describe('the web app manifest', () => {
  it.each([
    ['localhost:4000', 'Offpiste', 'en-GB', 'offpiste', '#0b1b2b'],
    ['fr.localhost', 'Offpiste', 'fr-FR', 'offpiste', '#0b1b2b'],
    ['outlet-fr.localhost', 'Snowfield', 'fr-FR', 'snowfield', '#123c32'],
  ])(
    'of %s has the name %s, the language %s and icons of its brand',
    async (host, name, lang, brand, colour) => {
      const answer = await get('/manifest.webmanifest', host);
      expect(answer.headers['content-type']).toContain('application/manifest+json');
      expect(answer.json()).toMatchObject({
        name,
        short_name: name,
        lang,
        start_url: '/',
        theme_color: colour,
      });
      const { icons } = answer.json<{ icons: { src: string; sizes: string; purpose: string }[] }>();
      expect(icons.map(({ sizes, purpose }) => `${purpose} ${sizes}`)).toEqual([
        'any 192x192',
        'any 512x512',
        'maskable 192x192',
        'maskable 512x512',
      ]);
      expect(icons[0]?.src).toBe(`/media/icons/${brand}-any-192.png`);
    },
  );
});

describe('/.well-known/change-password', () => {
  it('redirects to the account page with the password form', async () => {
    const { statusCode, headers } = await get('/.well-known/change-password');
    expect([statusCode, headers.location]).toEqual([302, '/customer/account/edit/']);
  });
});

describe('/favicon.ico', () => {
  it('redirects to the icon of the brand', async () => {
    const { statusCode, headers } = await get('/favicon.ico');
    expect([statusCode, headers.location]).toEqual([302, '/media/icons/offpiste-any-192.png']);
  });
});
