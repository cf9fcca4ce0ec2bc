import { readFileSync } from 'node:fs';

const css = readFileSync(new URL('./departments.module.css', import.meta.url), 'utf8');
const tokens = readFileSync(
  new URL('../../../node_modules/shared-ui/src/tokens/tokens.css', import.meta.url),
  'utf8',
);

type Colour = readonly [red: number, green: number, blue: number];

function luminance(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = colour.map((byte) => {
    const channel = byte / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const contrast = (light: Colour, dark: Colour) => (luminance(light) + 0.05) / (luminance(dark) + 0.05);

/** Returns the colour of the gradient at the height where the text begins, over a white picture. */
function shadeOnWhite(): Colour {
  const stop = /rgb\((\d+) (\d+) (\d+) \/ (\d+)%\) var\(--space-8\)/.exec(css)?.slice(1).map(Number);
  if (!stop) throw new Error('the shade has no stop at the padding above the words');
  const [red = 0, green = 0, blue = 0, percent = 0] = stop;
  const over = (byte: number) => byte * (percent / 100) + 255 * (1 - percent / 100);
  return [over(red), over(green), over(blue)];
}

const inverseTexts = [...tokens.matchAll(/--color-text-inverse: #([0-9a-f]{6});/g)].map(
  ([, hex = '']): Colour => {
    const value = Number.parseInt(hex, 16);
    return [value >> 16, (value >> 8) & 255, value & 255];
  },
);

describe('Departments', () => {
  it('places the name at the height that this test assumes', () => {
    expect(css).toMatch(/padding: var\(--space-8\)/);
    expect(inverseTexts).toHaveLength(2);
  });

  it.each(inverseTexts)(
    'has enough contrast on a white picture for the text colour rgb(%i, %i, %i)',
    (...text) => {
      expect(contrast(text, shadeOnWhite())).toBeGreaterThanOrEqual(4.5);
    },
  );
});
