import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { sheets, type Sheet } from './sheet-scenes-list.ts';

/*
 * Draws contact sheets for visual review of everything that is not a product.
 *
 *   node demo-shop/src/art/sheet-scenes.ts                  every sheet, into .local/art
 *   node demo-shop/src/art/sheet-scenes.ts banners brands   these sheets
 *   node demo-shop/src/art/sheet-scenes.ts --count 6 --out docs/art banners
 */

const gap = 6;

async function render(
  { columns, width, height, ground = '#ffffff', pictures }: Sheet,
  count: number,
): Promise<Buffer> {
  const drawn = pictures(count);
  const tiles = await Promise.all(
    drawn.map(async (svg, index) => ({
      input: await sharp(Buffer.from(svg), { density: 144 })
        .resize({ width, height, fit: 'contain', background: '#ffffff00' })
        .png()
        .toBuffer(),
      left: (index % columns) * (width + gap),
      top: Math.floor(index / columns) * (height + gap),
    })),
  );
  const size = {
    width: columns * (width + gap) - gap,
    height: Math.ceil(drawn.length / columns) * (height + gap) - gap,
  };
  return sharp({ create: { ...size, channels: 3, background: ground } })
    .composite(tiles)
    .png()
    .toBuffer();
}

function option(name: string, fallback: string): string {
  const index = process.argv.indexOf(`--${name}`);
  return index === -1 ? fallback : (process.argv[index + 1] ?? fallback);
}

const named = process.argv.slice(2).filter((word) => Object.hasOwn(sheets, word));
const folder = path.resolve(option('out', '.local/art'));
await mkdir(folder, { recursive: true });
for (const [name, sheet] of Object.entries(sheets)) {
  if (named.length > 0 && !named.includes(name)) continue;
  const file = path.join(folder, `scenes-${name}.png`);
  // oxlint-disable-next-line no-await-in-loop -- one sheet fills both cores
  await writeFile(file, await render(sheet, Number(option('count', '30'))));
  process.stdout.write(`${file}\n`);
}
