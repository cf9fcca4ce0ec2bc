import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';

const key = z.string().check(z.regex(/^[A-Za-z0-9-]{1,80}$/));
/** Of the drawing and of what it is drawn from: see {@link versionOf}. */
const version = z.string().check(z.regex(/^[a-f0-9]{8}$/));

const subject = <Name extends string, View extends string>(name: Name, views: readonly View[]) =>
  z.object({ subject: z.literal(name), key, view: z.enum(views), version });

/** What the service can show, and the views or crops of each. */
const pictureId = z.discriminatedUnion('subject', [
  /** Key: SKU of a product or of a variant. */
  subject('product', ['main', 'detail', 'back']),
  /** Key: that of a sale's banner, or `brand-` and the brand's slug. */
  subject('banner', ['wide', 'phone']),
  /** What a link to the shop carries elsewhere. Key: a store's id, `-` and the key of a banner. */
  subject('link', ['og']),
  /** Key: a category's id. */
  subject('category', ['tile']),
]);

export type PictureId = z.infer<typeof pictureId>;
export type PictureSubject = PictureId['subject'];

/** As it stands in an address. */
export const pictureIdText = (id: PictureId) => `${id.subject}.${id.key}.${id.view}.${id.version}`;

/** Null for what cannot be the id of a picture. */
export function parsePictureId(id: string): PictureId | null {
  const [name, itsKey, view, itsVersion, ...rest] = id.split('.');
  if (rest.length > 0) return null;
  const parsed = pictureId.safeParse({ subject: name, key: itsKey, view, version: itsVersion });
  return parsed.success ? parsed.data : null;
}

const drawings = hashOfFolder(join(import.meta.dirname, '../../art'));

/**
 * Changes whenever the drawing or what it is drawn from may have changed, so that an address may be kept for
 * ever: browsers ask anew after such a change, and only then. `looks`: what it is drawn from, such as colours.
 */
export function versionOf(looks: readonly string[]): string {
  return createHash('sha256')
    .update([drawings, ...looks].join('|'))
    .digest('hex')
    .slice(0, 8);
}

function hashOfFolder(folder: string): string {
  const hash = createHash('sha256');
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
  );
  for (const name of names.toSorted()) hash.update(name).update(readFileSync(join(folder, name)));
  return hash.digest('hex');
}
