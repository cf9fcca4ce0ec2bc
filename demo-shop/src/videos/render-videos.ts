import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drawProduct } from '../art/index.ts';
import { rasterise } from '../art/raster.ts';
import type { ProductArtSpec } from '../art/spec.ts';
import { brands } from '../data/catalogue/brands.ts';
import { planProducts } from '../data/catalogue/plan/index.ts';
import { videoKeys } from './product-videos.ts';
import { blend, frameSize, shoot, viewBetween, type Raster } from './camera.ts';
import { fadeSeconds, framesPerSecond, storyboard, type Shot } from './storyboard.ts';
import { videoFolder } from './video-files.ts';

/*
 * Films the drawings of the products that have a video, and writes demo-shop/videos. The files are committed, because
 * encoders are large and slow. Needs ffmpeg with libvpx and libx264 (Debian: apt-get install ffmpeg); FFMPEG names another
 * program.
 *
 *   pnpm art:videos
 */

/** The largest magnification of the storyboard, so that no shot is enlarged beyond its pixels. */
const maxZoom = Math.max(...storyboard.flatMap(({ from, to }) => [from.zoom, to.zoom]));

const input = `-f rawvideo -pix_fmt rgb24 -s ${frameSize.width}x${frameSize.height} -r ${framesPerSecond} -i`;
const encoders = {
  webm: '-c:v libvpx-vp9 -crf 50 -b:v 0 -row-mt 1 -deadline good -cpu-used 5 -pix_fmt yuv420p -an',
  mp4: '-c:v libx264 -crf 31 -preset fast -profile:v high -pix_fmt yuv420p -movflags +faststart -an',
} as const;

async function ffmpeg(args: string, frames: AsyncIterable<Uint8Array>): Promise<void> {
  const program = process.env['FFMPEG'] ?? 'ffmpeg';
  const child = spawn(program, ['-y', '-loglevel', 'error', ...args.split(' ')], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  const exit = once(child, 'exit') as Promise<[number | null]>;
  for await (const frame of frames) {
    if (!child.stdin.write(frame)) await Promise.race([once(child.stdin, 'drain'), exit]);
  }
  child.stdin.end();
  const [code] = await exit;
  if (code !== 0) throw new Error(`${program} ended with code ${code}`);
}

/** Returns what the main picture of the product shows. */
function specOf(sku: string): ProductArtSpec {
  const plan = planProducts().find((each) => each.sku === sku);
  if (plan === undefined) throw new Error(`There is no product ${sku}`);
  const { artKind: kind, model, audience, colours, facts } = plan;
  const lengthCm = plan.variants[0]?.lengthCm;
  // The design of a model depends on the name of its brand, as pages show it.
  const brand = brands.find(({ slug }) => slug === plan.brand)?.name ?? plan.brand;
  return {
    sku,
    kind,
    brand,
    model,
    audience,
    colours,
    facts,
    view: 'main',
    ...(lengthCm != null && { lengthCm }),
  };
}

async function picturesOf(sku: string): Promise<Map<string, Raster>> {
  const spec = specOf(sku);
  const pictures = new Map<string, Raster>();
  for (const view of new Set(storyboard.map(({ picture }) => picture))) {
    const width = Math.round(frameSize.width * maxZoom);
    // oxlint-disable-next-line no-await-in-loop -- one picture fills both cores
    const { data, info } = await rasterise(drawProduct({ ...spec, view }), 800, width)
      .raw()
      .toBuffer({ resolveWithObject: true });
    pictures.set(view, { data, width: info.width, height: info.height });
  }
  return pictures;
}

function shotAt(pictures: Map<string, Raster>, { picture, seconds, from, to }: Shot, second: number) {
  const raster = pictures.get(picture);
  if (raster === undefined) throw new Error(`The picture ${picture} was not drawn`);
  return shoot(raster, viewBetween(from, to, Math.min(1, second / seconds)));
}

async function* film(pictures: Map<string, Raster>): AsyncGenerator<Uint8Array> {
  for (const [index, shot] of storyboard.entries()) {
    const next = storyboard[index + 1];
    const start = index === 0 ? 0 : fadeSeconds;
    for (
      let frame = Math.round(start * framesPerSecond);
      frame < shot.seconds * framesPerSecond;
      frame += 1
    ) {
      const second = frame / framesPerSecond;
      const intoNext = second - (shot.seconds - fadeSeconds);
      const shown = shotAt(pictures, shot, second);
      yield next === undefined || intoNext < 0
        ? shown
        : blend(shown, shotAt(pictures, next, intoNext), intoNext / fadeSeconds);
    }
  }
}

const folder = await mkdtemp(join(tmpdir(), 'shop-videos-'));
try {
  for (const key of videoKeys) {
    /* oxlint-disable no-await-in-loop -- encoding fills both cores */
    const lossless = join(folder, `${key}.mkv`);
    await ffmpeg(`${input} - -c:v ffv1 ${lossless}`, film(await picturesOf(key)));
    for (const [format, options] of Object.entries(encoders)) {
      const file = join(videoFolder, `${key}.${format}`);
      await ffmpeg(`-i ${lossless} ${options} ${file}`, noFrames());
      process.stdout.write(`${file}\n`);
    }
    /* oxlint-enable no-await-in-loop */
  }
} finally {
  await rm(folder, { recursive: true });
}

async function* noFrames(): AsyncGenerator<Uint8Array> {}
