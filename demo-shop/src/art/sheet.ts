import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { drawProduct } from './index.ts';
import { rasterise } from './raster.ts';
import { sheetSpecs } from './sheet-specs.ts';
import { productViews, type ProductView } from 'storefront-ports/picture-originals';
import { productKinds, type ProductKind } from './spec.ts';

/*
 * Draws contact sheets for visual review: 30 products of a kind side by side.
 *
 *   pnpm art:sheet                 every kind, into .local/art
 *   pnpm art:sheet tent stove      these kinds
 *   pnpm art:sheet --view back --count 6 --width 400 --out docs/art tent
 *   pnpm art:sheet --view all --count 3 tent    each product in all of its views
 */

const height = (width: number) => Math.round(width * 1.25);

async function sheet(
  kind: ProductKind,
  views: readonly ProductView[],
  count: number,
  width: number,
): Promise<Buffer> {
  const specs = sheetSpecs(kind, count).flatMap((spec) => views.map((view) => ({ ...spec, view })));
  const columns = Math.min(specs.length, 6);
  const rows = Math.ceil(specs.length / columns);
  const pictures = await Promise.all(
    specs.map(async (spec, index) => ({
      input: await rasterise(drawProduct(spec), 800, width).png().toBuffer(),
      left: (index % columns) * width,
      top: Math.floor(index / columns) * height(width),
    })),
  );
  const size = { width: columns * width, height: rows * height(width) };
  return sharp({ create: { ...size, channels: 3, background: '#ffffff' } })
    .composite(pictures)
    .png({ palette: true, quality: 80 })
    .toBuffer();
}

function option(name: string, fallback: string): string {
  const index = process.argv.indexOf(`--${name}`);
  return index === -1 ? fallback : (process.argv[index + 1] ?? fallback);
}

const wanted = process.argv.slice(2).filter((word) => productKinds.some((kind) => kind === word));
const kinds = wanted.length > 0 ? productKinds.filter((kind) => wanted.includes(kind)) : productKinds;
const wantedView = option('view', 'main');
const views = wantedView === 'all' ? productViews : productViews.filter((each) => each === wantedView);
if (views.length === 0) throw new Error(`There is no view ${wantedView}`);
const folder = path.resolve(option('out', '.local/art'));
await mkdir(folder, { recursive: true });
for (const kind of kinds) {
  // oxlint-disable-next-line no-await-in-loop -- one sheet fills both cores
  const png = await sheet(kind, views, Number(option('count', '30')), Number(option('width', '200')));
  const file = path.join(folder, `${kind}${wantedView === 'main' ? '' : `-${wantedView}`}.png`);
  // oxlint-disable-next-line no-await-in-loop
  await writeFile(file, png);
  process.stdout.write(`${file}\n`);
}
