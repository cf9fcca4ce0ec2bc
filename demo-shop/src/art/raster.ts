import sharp, { type Sharp } from 'sharp';

/** Density at which one user unit of an SVG is one pixel. */
const dotsPerInch = 72;

/** Rasterises an SVG to a width of `width` px. `natural`: width attribute of the SVG, user units. */
export function rasterise(svg: string, natural: number, width: number): Sharp {
  const density = (dotsPerInch * width) / natural;
  return sharp(Buffer.from(svg), { density }).resize({ width }).removeAlpha();
}
