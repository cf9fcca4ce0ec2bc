import type { RecordOf } from 'storefront-ports/import-format';
import type { NamedPicture } from '../../../db/schema/index.ts';
import { fillLocales } from '../locales.ts';

/** Returns the pictures of a record with a text in every locale. */
export const namedPictures = (pictures: RecordOf<'product'>['pictures']): NamedPicture[] =>
  pictures.map(({ key, alt }) => ({ key, alt: alt === null ? null : fillLocales(alt) }));
