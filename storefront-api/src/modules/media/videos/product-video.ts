import type { ProductVideo } from 'shared-contracts/api/product';
import { videoPath, videoTypeOf } from 'shared-contracts/videos';
import type { ProductVideo as StoredVideo } from '../../../db/schema/index.ts';
import { mainImage, type AltText, type PicturedProduct } from '../images.ts';
import { versionOf } from '../picture-ids.ts';

/** Returns the part of a video's URL that changes with its file. */
export const videoVersion = ({ key, uploadedAt }: Pick<StoredVideo, 'key' | 'uploadedAt'>): string =>
  versionOf(['video', key, uploadedAt]);

/** Returns the video of a product with its first picture as the poster; null for most products. */
export function productVideo(
  product: PicturedProduct & { video: StoredVideo | null },
  alt: AltText,
): ProductVideo | null {
  const { video } = product;
  if (video === null) return null;
  const { key, description, durationSeconds, uploadedAt, width, height, formats } = video;
  const id = `${key}.${videoVersion(video)}`;
  return {
    description: description[alt.locale],
    durationSeconds,
    uploadedAt,
    width,
    height,
    poster: mainImage(product, alt),
    sources: formats.map((format) => ({ url: videoPath(id, format), type: videoTypeOf(format) })),
  };
}
