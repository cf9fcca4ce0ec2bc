const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

// XML 1.0 knows no way to write these, escaped or not; lone surrogates are replaced by toWellFormed.
const forbidden = /[^\t\n\r\u0020-\uFFFD\u{10000}-\u{10FFFF}]/gu;

export function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replace(forbidden, '')
    .replace(/[&<>"']/g, (character) => entities[character] ?? '');
}

export interface Point {
  x: number;
  y: number;
}

const round = (value: number) => Math.round(value * 10) / 10;
export const at = ({ x, y }: Point) => `${round(x)} ${round(y)}`;

/** An open line through points, straight from one to the next. */
export const polyline = (points: readonly Point[]) => `M${points.map(at).join('L')}`;
