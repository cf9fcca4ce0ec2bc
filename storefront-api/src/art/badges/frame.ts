import { lettering, type LetteringOptions } from '../drawing/lettering.ts';

export function document(width: number, height: number, body: string, definitions = ''): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `${definitions && `<defs>${definitions}</defs>`}${body}</svg>`
  );
}

/** Words that begin at x and are never wider than `maxWidth`. */
export const words = (text: string, options: Omit<LetteringOptions, 'anchor'>) =>
  lettering(text, { ...options, anchor: 'start' });
