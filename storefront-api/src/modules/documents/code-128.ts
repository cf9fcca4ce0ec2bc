// The named export `raw` is another function.
import bwipjs from 'bwip-js/generic';
import type { Pdf } from './pdf-document.ts';
import type { Structure } from './structure.ts';

/** Modules of white that scanners need on each side. */
const quietModules = 10;

/** Returns the widths of the bars and spaces of a text, beginning with a bar, in modules. */
export function code128Widths(text: string): readonly number[] {
  // oxlint-disable-next-line import/no-named-as-default-member
  const [code] = bwipjs.raw({ bcid: 'code128', text });
  if (code === undefined || !('sbs' in code)) throw new Error('The bar code has no bars');
  return code.sbs;
}

interface CodeBox {
  x: number;
  y: number;
  width: number;
  height: number;
  structure: Structure;
}

/** Draws a text as Code 128, which is `width` wide with the white around it. `structure` is its `Figure`. */
export function drawCode128(pdf: Pdf, text: string, { x, y, width, height, structure }: CodeBox): void {
  const widths = code128Widths(text);
  const modules = widths.reduce((sum, each) => sum + each, 2 * quietModules);
  const module = width / modules;
  structure.mark(() => {
    let left = x + quietModules * module;
    for (const [index, each] of widths.entries()) {
      if (index % 2 === 0) pdf.rect(left, y, each * module, height);
      left += each * module;
    }
    pdf.fill('#000000');
  });
}
