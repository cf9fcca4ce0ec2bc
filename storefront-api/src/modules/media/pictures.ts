import type { Histogram } from 'prom-client';
import type { PictureWidth } from 'shared-contracts/pictures';
import type { Queryable } from '../../db/client.ts';
import { findMotif } from './draw.ts';
import { encode } from './encode.ts';
import type { PictureFile } from './picture-file.ts';
import { pictureIdText, type PictureId, type PictureSubject } from './picture-ids.ts';
import type { PictureStore, StoredPicture } from './picture-store.ts';

export interface ServedPicture extends StoredPicture {
  /** Of the drawing that was served; another than was asked for if that one is no longer drawn. */
  version: string;
}

export interface Pictures {
  /** Null for what the shop does not have. */
  find: (id: PictureId, file: PictureFile) => Promise<ServedPicture | null>;
  widest: (id: PictureId) => PictureWidth;
}

/** Seconds, by format. */
type RenderTimes = Pick<Histogram<'format'>, 'startTimer'>;

/** A product fills half a screen at most, a tile a third; only banners fill the page. */
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
      const motif = await findMotif(db, id);
      if (motif === null) return null;
      // Kept under the version that is drawn: whoever makes versions up gets one picture, not one each.
      const stored = await store.find(keyOf(motif.id, file), async () => {
        const stop = times.startTimer({ format: file.format });
        const bytes = await encode(motif.draw(), motif.width, file);
        stop();
        return bytes;
      });
      return { ...stored, version: motif.id.version };
    },
  };
}
