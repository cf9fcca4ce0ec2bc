const hexPattern = /^#[0-9a-f]{6}$/i;

export const ink = '#0b1b2b';
export const white = '#ffffff';

/** Returns the colour, or the fallback unless it is a hex colour: colours are inserted into attributes. */
export function safeColour(colour: string, fallback: string): string {
  return hexPattern.test(colour) ? colour.toLowerCase() : fallback;
}

function channels(colour: string): [number, number, number] {
  const value = Number.parseInt(colour.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** Mixes two hex colours. `share`: 0 gives `from`, 1 gives `to`. */
export function mix(from: string, to: string, share: number): string {
  const target = channels(to);
  const mixed = channels(from).map((channel, index) =>
    Math.round(channel + ((target[index] ?? 0) - channel) * share),
  );
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** Mixes a colour with white. `share`: 0 to 1. */
export const lighter = (colour: string, share: number) => mix(colour, white, share);
/** Mixes a colour with the darkest ink. `share`: 0 to 1. */
export const darker = (colour: string, share: number) => mix(colour, ink, share);

/** Returns the perceived lightness, 0 to 1. */
export function lightness(colour: string): number {
  const [red, green, blue] = channels(colour);
  return (0.299 * red + 0.587 * green + 0.114 * blue) / 255;
}

/** Returns the first candidate whose lightness differs from the ground's by more than 0.38, else black or white. */
export function readableOn(ground: string, ...candidates: string[]): string {
  const groundLightness = lightness(ground);
  const fallback = groundLightness > 0.55 ? ink : white;
  return candidates.find((each) => Math.abs(lightness(each) - groundLightness) > 0.38) ?? fallback;
}
