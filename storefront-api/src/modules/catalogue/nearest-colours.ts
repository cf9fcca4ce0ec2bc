/** Weight of lightness against hue and saturation: light and dark blue are both blue. */
const lightnessWeight = 0.3;

type Lab = readonly [lightness: number, a: number, b: number];

/**
 * Returns which of the colours belongs to which of the families, as indexes of colours by index of the family. The
 * catalogue says which families a product has, but not which of its colours is of which: the nearest pairs belong
 * together, and each colour to one family. All are texts such as `#1f6391`.
 */
export function matchColours(families: readonly string[], colours: readonly string[]): Map<number, number> {
  const pairs = nearestFirst(families, colours);
  const matched = new Map<number, number>();
  const taken = new Set<number>();
  for (const { family, colour } of pairs) {
    if (matched.has(family) || taken.has(colour)) continue;
    matched.set(family, colour);
    taken.add(colour);
  }
  return matched;
}

/** Returns the family of each colour. A colour more than there are families belongs to the nearest one. */
export function familiesOfColours(families: readonly string[], colours: readonly string[]): number[] {
  const pairs = nearestFirst(families, colours);
  const familyOf = new Map([...matchColours(families, colours)].map(([family, colour]) => [colour, family]));
  return colours.map((_, at) => familyOf.get(at) ?? pairs.find(({ colour }) => colour === at)?.family ?? 0);
}

function nearestFirst(families: readonly string[], colours: readonly string[]) {
  const offered = colours.map(toLab);
  return families
    .map(toLab)
    .flatMap((one, family) =>
      offered.map((other, colour) => ({ family, colour, distance: distance(one, other) })),
    )
    .sort((one, other) => one.distance - other.distance);
}

function distance(one: Lab, other: Lab): number {
  return Math.hypot((one[0] - other[0]) * lightnessWeight, one[1] - other[1], one[2] - other[2]);
}

/** Converts sRGB to OKLab, in which equal distances look equally different (https://bottosson.github.io/posts/oklab). */
function toLab(hex: string): Lab {
  const [red, green, blue] = [1, 3, 5].map((at) => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255));
  const mixed = (r: number, g: number, b: number) =>
    Math.cbrt(r * (red ?? 0) + g * (green ?? 0) + b * (blue ?? 0));
  const l = mixed(0.412_221_470_8, 0.536_332_536_3, 0.051_445_992_9);
  const m = mixed(0.211_903_498_2, 0.680_699_545_1, 0.107_396_956_6);
  const s = mixed(0.088_302_461_9, 0.281_718_837_6, 0.629_978_700_5);
  return [
    0.210_454_255_3 * l + 0.793_617_785 * m - 0.004_072_046_8 * s,
    1.977_998_495_1 * l - 2.428_592_205 * m + 0.450_593_709_9 * s,
    0.025_904_037_1 * l + 0.782_771_766_2 * m - 0.808_675_766 * s,
  ];
}

const linear = (value: number) => (value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
