/** Wording of {@link isForeignOrigin} for messages about a wrong configuration. */
export const foreignOriginRule = 'a whole https origin such as https://pay.example, or http on localhost';

/** Whether the text is one whole origin: no wildcard, path, credentials, keyword or other scheme. */
export function isForeignOrigin(text: string): boolean {
  if (!URL.canParse(text) || text.includes('*') || new URL(text).origin !== text) return false;
  return text.startsWith('https://') || /^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?$/.test(text);
}
