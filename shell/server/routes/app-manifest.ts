import type { FastifyInstance } from 'fastify';
import { toLanguageTag } from 'shared-contracts/locales';
import { appIconPath, type AppIconPurpose, type AppIconSize } from 'shared-contracts/pictures';
import { paths } from 'shared-contracts/routes';
import { storeByHost, type Store } from 'shared-contracts/stores';
import { themeColour } from '../../src/document/theme-colour.ts';

/** Returns the web app manifest of a store: what a home screen or an app list shows of the shop. */
function appManifest({ brand, locale, shopName }: Store) {
  const icon = (purpose: AppIconPurpose, size: AppIconSize) => ({
    src: appIconPath(brand, purpose, size),
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return {
    id: paths.home,
    name: shopName,
    short_name: shopName,
    lang: toLanguageTag(locale),
    dir: 'ltr',
    start_url: paths.home,
    scope: paths.home,
    // Without the browser's bars the shop would have no back button and no address bar.
    display: 'browser',
    background_color: '#ffffff',
    theme_color: themeColour(brand),
    icons: [icon('any', 192), icon('any', 512), icon('maskable', 192), icon('maskable', 512)],
  };
}

/**
 * Registers /manifest.webmanifest (per store, cached for an hour) and the redirects of /favicon.ico, which browsers
 * request for documents without an icon, and /.well-known/change-password.
 */
export function registerAppManifest(app: FastifyInstance): void {
  app.get('/manifest.webmanifest', async (request, reply) => {
    reply.header('cache-control', 'public, max-age=3600').header('vary', 'host');
    return reply
      .type('application/manifest+json')
      .send(JSON.stringify(appManifest(storeByHost(request.headers.host))));
  });

  app.get('/favicon.ico', async (request, reply) => {
    const { brand } = storeByHost(request.headers.host);
    reply.header('cache-control', 'public, max-age=86400').header('vary', 'host');
    return reply.redirect(appIconPath(brand, 'any', 192), 302);
  });

  app.get('/.well-known/change-password', async (_request, reply) =>
    reply.header('cache-control', 'no-store').redirect(paths.accountInformation, 302),
  );
}
