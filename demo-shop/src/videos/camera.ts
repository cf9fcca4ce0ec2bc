/** A decoded picture: three bytes per pixel, without gaps. */
export interface Raster {
  data: Uint8Array;
  width: number;
  height: number;
}

/** What the camera shows: a point of the picture, as shares of its size, and how often it is magnified. */
export interface View {
  x: number;
  y: number;
  zoom: number;
}

export const frameSize = { width: 640, height: 800 } as const;
const frameBytes = frameSize.width * frameSize.height * 3;

const mix = (from: number, to: number, share: number) => from + (to - from) * share;

/** Starts and stops softly. `share`: 0 to 1. */
const eased = (share: number) => share * share * (3 - 2 * share);

/** Returns the view on the way from one to another. */
export function viewBetween(from: View, to: View, share: number): View {
  const at = eased(share);
  return { x: mix(from.x, to.x, at), y: mix(from.y, to.y, at), zoom: mix(from.zoom, to.zoom, at) };
}

/** Returns a position in the picture that keeps the frame inside it, in pixels. */
function corner(share: number, size: number, visible: number): number {
  return Math.min(Math.max(share * size - visible / 2, 0), size - visible);
}

/** Returns the pixels of a frame, sampled between pixels, so that slow movements do not judder. */
export function shoot(picture: Raster, { x, y, zoom }: View): Uint8Array {
  const { data, width, height } = picture;
  const frame = new Uint8Array(frameBytes);
  const step = width / frameSize.width / zoom;
  const left = corner(x, width, width / zoom);
  const top = corner(y, height, height / zoom);
  let out = 0;
  for (let row = 0; row < frameSize.height; row += 1) {
    const py = Math.min(top + row * step, height - 1.001);
    const [y0, dy] = [Math.floor(py), py % 1];
    for (let column = 0; column < frameSize.width; column += 1) {
      const px = Math.min(left + column * step, width - 1.001);
      const [x0, dx] = [Math.floor(px), px % 1];
      const at = (y0 * width + x0) * 3;
      const below = at + width * 3;
      for (let channel = 0; channel < 3; channel += 1) {
        const upper = mix(data[at + channel] ?? 0, data[at + channel + 3] ?? 0, dx);
        const lower = mix(data[below + channel] ?? 0, data[below + channel + 3] ?? 0, dx);
        frame[out] = mix(upper, lower, dy);
        out += 1;
      }
    }
  }
  return frame;
}

/** Returns the cross-fade of two frames. `share` of the second one: 0 to 1. */
export const blend = (one: Uint8Array, other: Uint8Array, share: number): Uint8Array =>
  one.map((value, index) => mix(value, other[index] ?? 0, share));
