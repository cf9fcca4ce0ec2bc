import sharp, { type Sharp } from 'sharp';

/** The drawing's own width, user units; at this width one unit is one pixel. */
const dotsPerInch = 72;

/** Pixels of a drawing, `width` wide; `natural` is the width that its SVG names. */
export function rasterise(svg: string, natural: number, width: number): Sharp {
  const density = (dotsPerInch * width) / natural;
  return sharp(Buffer.from(svg), { density }).resize({ width }).removeAlpha();
}
