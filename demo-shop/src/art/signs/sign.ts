/** A drawing of its own size on no ground: logos, badges, icons. `words` are read out where it stands alone. */
export function sign(width: number, height: number, body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${body}</svg>`;
}

export const ink = '#0b1b2b';
export const snow = '#f7f9fb';
export const yellow = '#ffc629';
