/** Longer than any payment provider's URL, shorter than the limit of a request line. */
const maxTargetLength = 4096;

/** Returns the normalised URL to redirect to; null for origins that are not allowed. */
export function leaveTarget(text: unknown, allowedOrigins: readonly string[]): string | null {
  if (typeof text !== 'string' || text.length > maxTargetLength || !URL.canParse(text)) return null;
  const { origin, username, password, href } = new URL(text);
  if (username !== '' || password !== '' || !allowedOrigins.includes(origin)) return null;
  return href;
}
