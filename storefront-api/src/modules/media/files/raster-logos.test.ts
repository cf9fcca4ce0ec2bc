import { createRasterLogos } from './raster-logos.ts';

const drawing = (colour: string) => ({
  svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 4" width="10" height="4"><path d="M0 0h10v4z" fill="${colour}"/></svg>`,
  width: 10,
});

describe('createRasterLogos', () => {
  it('encodes a drawing once for each width, and a changed one again', async () => {
    const rasterLogo = createRasterLogos();
    const first = await rasterLogo(drawing('red'), 200);
    expect(await rasterLogo(drawing('red'), 200)).toBe(first);
    expect(await rasterLogo(drawing('red'), 400)).not.toEqual(first);
    expect(await rasterLogo(drawing('blue'), 200)).not.toEqual(first);
  });

  it('encodes again after a failure', async () => {
    const rasterLogo = createRasterLogos();
    const damaged = { svg: '<svg', width: 10 };
    const failed = rasterLogo(damaged, 200);
    await expect(failed).rejects.toThrow(/svg|xml|unsupported/i);
    const again = rasterLogo(damaged, 200);
    expect(again).not.toBe(failed);
    await expect(again).rejects.toThrow(/svg|xml|unsupported/i);
  });
});
