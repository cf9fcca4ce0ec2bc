import type { Histogram } from 'prom-client';
import type { PictureWidth } from 'shared-contracts/pictures';
import type { PictureOriginals } from 'storefront-ports/picture-originals';
import type { Queryable } from '../../db/client.ts';
import { encode } from './files/encode.ts';
import type { PictureFile } from './files/picture-file.ts';
import { pictureIdText, type PictureId, type PictureSubject } from './picture-ids.ts';
import { findWantedPicture } from './picture-requests.ts';
import type { PictureStore, StoredPicture } from './files/picture-store.ts';

export interface ServedPicture extends StoredPicture {
  /** Version of the picture that is served. It differs from the requested version if that is outdated. */
  version: string;
}

export interface Pictures {
  /** Resolves with null for an unknown subject and for a picture without original. */
  find: (id: PictureId, file: PictureFile) => Promise<ServedPicture | null>;
  widest: (id: PictureId) => PictureWidth;
}

/** In seconds, by format. */
type RenderTimes = Pick<Histogram<'format'>, 'startTimer'>;

/** Widest file of each subject: a product fills at most half of the screen, a tile a third, a banner all of it. */
const widest = {
  product: 1400,
  photo: 1400,
  banner: 2000,
  link: 1400,
  category: 1000,
} as const satisfies Record<PictureSubject, PictureWidth>;

const keyOf = (id: PictureId, { width, format }: PictureFile) => `${pictureIdText(id)}/${width}.${format}`;

/** Thrown while a picture is rendered, and caught in `find`. */
class NoOriginalError extends Error {}

interface PictureSources {
  db: Queryable;
  originals: PictureOriginals;
  store: PictureStore;
  times: RenderTimes;
}

export function createPictures({ db, originals, store, times }: PictureSources): Pictures {
  return {
    widest: ({ subject }) => widest[subject],
    async find(id, file) {
      const known = store.peek(keyOf(id, file));
      if (known !== null) return { ...known, version: id.version };
      const wanted = await findWantedPicture(db, id);
      if (wanted === null) return null;
      // Stored under the current version, so that requests with made-up versions do not fill the cache.
      const rendering = store.find(keyOf(wanted.id, file), async () => {
        const stop = times.startTimer({ format: file.format });
        const original = await originals.find(wanted.request);
        if (original === null) throw new NoOriginalError();
        const bytes = await encode(original, wanted.size, file);
        stop();
        return bytes;
      });
      const stored = await rendering.catch((error: unknown) => {
        if (error instanceof NoOriginalError) return null;
        throw error;
      });
      return stored === null ? null : { ...stored, version: wanted.id.version };
    },
  };
}
