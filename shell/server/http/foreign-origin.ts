/** Describes what {@link isForeignOrigin} accepts, for error messages. */
export const foreignOriginRule = 'a whole https origin such as https://pay.example, or http on localhost';

/** Returns whether the text is one complete origin, without wildcard, path, credentials or other scheme. */
export function isForeignOrigin(text: string): boolean {
  if (!URL.canParse(text) || text.includes('*') || new URL(text).origin !== text) return false;
  return text.startsWith('https://') || /^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?$/.test(text);
}
