import fp from 'fastify-plugin';
import { Histogram } from 'prom-client';
import type { PictureOriginals } from 'storefront-ports/picture-originals';
import { openDiskCache } from './files/disk-cache.ts';
import { describeOriginals } from './picture-ids.ts';
import { createPictureStore } from './files/picture-store.ts';
import { createPictures } from './pictures.ts';
import { iconRoutes, mediaRoutes, signRoutes } from './routes.ts';
import { findSign } from './signs.ts';
import { videoRoutes } from './videos/video-routes.ts';

export interface PictureCache {
  folder: string;
  maxBytes: number;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Returns whether there is a logo, a badge or another line drawing of this name. */
    hasSign: (name: string) => Promise<boolean>;
  }
}

export interface MediaOptions {
  /** Where pictures come from. */
  originals: PictureOriginals;
  /** Undefined: pictures are cached in memory only. */
  pictureCache?: PictureCache | undefined;
}

export const media = fp<MediaOptions>(
  async (app, { originals, pictureCache }) => {
    describeOriginals(originals);
    const onError = (error: unknown) => app.log.warn({ err: error }, 'the picture cache failed');
    const disk = pictureCache === undefined ? null : await openDiskCache({ ...pictureCache, onError });
    const times = new Histogram({
      name: 'picture_render_seconds',
      help: 'Time to draw and encode a picture that was not cached, by format',
      labelNames: ['format'],
      buckets: [0.05, 0.1, 0.15, 0.25, 0.5, 1, 2.5, 5],
      registers: [app.metricsRegister],
    });
    app.decorate('hasSign', async (name) => (await findSign(app.database.db, originals, name)) !== null);
    await app.register(signRoutes, { originals });
    await app.register(iconRoutes, { originals });
    await app.register(videoRoutes, { originals });
    await app.register(mediaRoutes, {
      pictures: createPictures({ db: app.database.db, originals, store: createPictureStore(disk), times }),
    });
  },
  { name: 'media', dependencies: ['shop-context', 'metrics'] },
);
