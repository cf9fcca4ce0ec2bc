import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the service can show, and the views or crops of each. */
export const pictureSubjects = {
  product: ['main', 'detail', 'back'],
  banner: ['wide', 'phone', 'og'],
} as const;

export interface ProductPictureName {
  subject: 'product';
  /** SKU of a product or of a variant. */
  key: string;
  view: (typeof pictureSubjects.product)[number];
}

export interface BannerPictureName {
  subject: 'banner';
  key: string;
  view: (typeof pictureSubjects.banner)[number];
}

export type PictureName = ProductPictureName | BannerPictureName;

export type PictureId = PictureName & {
  /** Of the drawing and of what it is drawn from: see {@link versionOf}. */
  version: string;
};

/** As it stands in an address. */
export const pictureIdText = ({ subject, key, view, version }: PictureId) =>
  `${subject}.${key}.${view}.${version}`;

const shape = /^(product|banner)\.([A-Za-z0-9-]{1,64})\.([a-z]+)\.([a-f0-9]{8})$/;

/** Null for what cannot be the id of a picture. */
export function parsePictureId(id: string): PictureId | null {
  const [, subject, key = '', word, version = ''] = shape.exec(id) ?? [];
  if (subject === 'product') {
    const view = pictureSubjects.product.find((each) => each === word);
    return view === undefined ? null : { subject, key, view, version };
  }
  const view = pictureSubjects.banner.find((each) => each === word);
  return subject === undefined || view === undefined ? null : { subject: 'banner', key, view, version };
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
