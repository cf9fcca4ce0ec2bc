/** Returns an SVG document with a transparent background, for logos, badges and icons. Sizes in user units. */
export function sign(width: number, height: number, body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${body}</svg>`;
}

export const ink = '#0b1b2b';
export const snow = '#f7f9fb';
export const yellow = '#ffc629';
