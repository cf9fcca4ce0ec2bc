import { maxVideoBytes, videoFormats } from 'shared-contracts/videos';
import { storeLocales } from 'shared-contracts/locales';
import { planProducts } from '../data/catalogue/plan/index.ts';
import { videoKeys, videoOf } from './product-videos.ts';
import { blend, frameSize, shoot, viewBetween } from './camera.ts';
import { storyboard } from './storyboard.ts';
import { findVideo } from './video-files.ts';

/** Bytes of one file of the demo shop, which the repository contains. */
const maxDemoBytes = 400 * 1024;

/** Returns the seconds that an MP4 lasts, from its movie header. */
function secondsOf(mp4: Buffer): number {
  const header = mp4.indexOf('mvhd') + 4;
  return mp4.readUInt32BE(header + 16) / mp4.readUInt32BE(header + 12);
}

describe('the videos of the demo shop', () => {
  it('belong to three products that exist', () => {
    const skus = new Set(planProducts().map(({ sku }) => sku));
    expect(videoKeys.filter((key) => skus.has(key))).toEqual(videoKeys);
    expect(videoKeys).toHaveLength(3);
    expect(videoOf('VAR-RAVINE-98')).toBeNull();
  });

  it.each(videoKeys)('of %s last as long as the record says, and are small files', async (key) => {
    const { durationSeconds = 0, description = {} } = videoOf(key) ?? {};
    const [webm, mp4] = await Promise.all(videoFormats.map((format) => findVideo(key, format)));
    // Identifiers of EBML, the container of WebM, and of an MP4.
    expect(webm?.subarray(0, 4).toString('hex')).toBe('1a45dfa3');
    expect(mp4?.subarray(4, 8).toString()).toBe('ftyp');
    expect(secondsOf(mp4 ?? Buffer.alloc(0))).toBeCloseTo(durationSeconds, 1);
    // Its index comes first, so that it plays before it is loaded.
    expect(mp4?.indexOf('moov')).toBeLessThan(mp4?.indexOf('mdat') ?? 0);
    for (const file of [webm, mp4]) expect(file?.length).toBeLessThan(Math.min(maxDemoBytes, maxVideoBytes));
    expect(Object.keys(description).toSorted()).toEqual([...storeLocales].toSorted());
  });

  it.each(['../videos/VAR-RAVINE-92', 'VAR-RAVINE-98', ''])('have no file %j', async (key) => {
    expect(await findVideo(key, 'mp4')).toBeNull();
  });
});

describe('the camera', () => {
  const picture = {
    width: 4,
    height: 5,
    data: Uint8Array.from({ length: 60 }, (_, index) => Math.floor(index / 3) * 10),
  };

  it('begins and ends with the whole main picture, like the poster', () => {
    expect(storyboard.at(0)).toMatchObject({ picture: 'main', from: { x: 0.5, y: 0.5, zoom: 1 } });
    expect(storyboard.at(-1)).toMatchObject({ picture: 'main', to: { x: 0.5, y: 0.5, zoom: 1 } });
  });

  it('shoots a frame of the size of the video, from the upper left to the lower right of the picture', () => {
    const frame = shoot(picture, { x: 0.5, y: 0.5, zoom: 1 });
    expect(frame).toHaveLength(frameSize.width * frameSize.height * 3);
    expect([frame[0], frame.at(-1)]).toEqual([0, 189]);
  });

  it('stays within the picture', () => {
    expect(shoot(picture, { x: 2, y: 2, zoom: 2 }).at(-1)).toBe(189);
    expect(shoot(picture, { x: -1, y: -1, zoom: 2 })[0]).toBe(0);
  });

  it('starts and stops softly', () => {
    const [from, to] = [
      { x: 0, y: 0, zoom: 1 },
      { x: 1, y: 1, zoom: 3 },
    ];
    expect([0, 0.5, 1].map((share) => viewBetween(from, to, share))).toEqual([
      from,
      { x: 0.5, y: 0.5, zoom: 2 },
      to,
    ]);
    expect(viewBetween(from, to, 0.1).x).toBeLessThan(0.05);
  });

  it('blends two frames', () => {
    expect([...blend(Uint8Array.of(0, 100), Uint8Array.of(100, 200), 0.5)]).toEqual([50, 150]);
  });
});
