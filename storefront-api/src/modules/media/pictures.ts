import type { Histogram } from 'prom-client';
import type { PictureWidth } from 'shared-contracts/pictures';
import type { Queryable } from '../../db/client.ts';
import { findDrawing } from './draw.ts';
import { encode } from './encode.ts';
import type { PictureFile } from './picture-file.ts';
import { pictureIdText, type PictureId, type PictureSubject } from './picture-ids.ts';
import type { PictureStore, StoredPicture } from './picture-store.ts';

export interface ServedPicture extends StoredPicture {
  /** Version of the picture that is served. It differs from the requested version if that is outdated. */
  version: string;
}

export interface Pictures {
  /** Returns null for an unknown subject. */
  find: (id: PictureId, file: PictureFile) => Promise<ServedPicture | null>;
  widest: (id: PictureId) => PictureWidth;
}

/** In seconds, by format. */
type RenderTimes = Pick<Histogram<'format'>, 'startTimer'>;

/** Widest file of each subject: a product fills at most half of the screen, a tile a third, a banner all of it. */
const widest = { product: 1400, banner: 2000, link: 1400, category: 1000 } as const satisfies Record<
  PictureSubject,
  PictureWidth
>;

const keyOf = (id: PictureId, { width, format }: PictureFile) => `${pictureIdText(id)}/${width}.${format}`;

export function createPictures(db: Queryable, store: PictureStore, times: RenderTimes): Pictures {
  return {
    widest: ({ subject }) => widest[subject],
    async find(id, file) {
      const known = store.peek(keyOf(id, file));
      if (known !== null) return { ...known, version: id.version };
      const drawing = await findDrawing(db, id);
      if (drawing === null) return null;
      // Stored under the current version, so that requests with made-up versions do not fill the cache.
      const stored = await store.find(keyOf(drawing.id, file), async () => {
        const stop = times.startTimer({ format: file.format });
        const bytes = await encode(drawing.draw(), drawing.width, file);
        stop();
        return bytes;
      });
      return { ...stored, version: drawing.id.version };
    },
  };
}
