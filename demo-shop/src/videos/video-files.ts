import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { VideoFormat } from 'shared-contracts/videos';
import { videoKeys } from './product-videos.ts';

export const videoFolder = join(import.meta.dirname, '../../videos');

/** Resolves with the bytes of a video of the demo shop; null if it has none of this key. */
export async function findVideo(key: string, format: VideoFormat): Promise<Buffer | null> {
  return videoKeys.includes(key) ? readFile(join(videoFolder, `${key}.${format}`)) : null;
}
