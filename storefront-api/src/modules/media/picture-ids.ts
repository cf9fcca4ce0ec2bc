import { createHash } from 'node:crypto';
import { productViews, type PictureOriginals, type ProductView } from 'storefront-ports/picture-originals';
import * as z from 'zod/mini';

const key = z.string().check(z.regex(/^[A-Za-z0-9-]{1,80}$/));
/** See {@link versionOf}. */
const version = z.string().check(z.regex(/^[a-f0-9]{8}$/));

const subject = <Name extends string, View extends string>(name: Name, views: readonly View[]) =>
  z.object({ subject: z.literal(name), key, view: z.enum(views), version });

/** The subjects of pictures and the views of each. */
const pictureId = z.discriminatedUnion('subject', [
  /** Key: SKU of a product or of a variant. */
  subject('product', productViews),
  /** Key: one that a product or a variant names. */
  subject('photo', ['full']),
  /** Key: the banner key of a sale, or `brand-` and the brand's slug. */
  subject('banner', ['wide', 'phone']),
  /** Preview of a link to the shop. Key: a store's id, `-` and the key of a banner. */
  subject('link', ['og']),
  /** Key: a category's id. */
  subject('category', ['tile']),
]);

export type PictureId = z.infer<typeof pictureId>;
export type PictureSubject = PictureId['subject'];

/** Returns the id as it appears in URLs. */
export const pictureIdText = (id: PictureId) => `${id.subject}.${id.key}.${id.view}.${id.version}`;

/** Parses the id in a URL. Returns null if it is malformed. */
export function parsePictureId(id: string): PictureId | null {
  const [name, itsKey, view, itsVersion, ...rest] = id.split('.');
  if (rest.length > 0) return null;
  const parsed = pictureId.safeParse({ subject: name, key: itsKey, view, version: itsVersion });
  return parsed.success ? parsed.data : null;
}

let originals: Pick<PictureOriginals, 'version' | 'views'> = { version: '', views: productViews };

/**
 * Sets version and views of the originals. They belong to the process, not to an app, because the URLs of pictures are
 * built all over the catalogue.
 */
export function describeOriginals({ version: current, views }: PictureOriginals): void {
  originals = { version: current, views };
}

/** Returns the views that the originals have of a product. */
export const viewsOfOriginals = (): readonly ProductView[] => originals.views;

/**
 * Returns a hash of the version of the originals and of the input, such as colours. It is part of the URL, so that
 * browsers can cache pictures forever and request them again only after a change.
 */
export function versionOf(input: readonly string[]): string {
  return createHash('sha256')
    .update([originals.version, ...input].join('|'))
    .digest('hex')
    .slice(0, 8);
}
