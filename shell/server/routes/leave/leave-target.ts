/** More than any payment provider's address needs, and less than what a request line may hold. */
const maxTargetLength = 4096;

/** The address to leave for, as a browser would write it; null for every origin that is not allowed. */
export function leaveTarget(text: unknown, allowedOrigins: readonly string[]): string | null {
  if (typeof text !== 'string' || text.length > maxTargetLength || !URL.canParse(text)) return null;
  const { origin, username, password, href } = new URL(text);
  if (username !== '' || password !== '' || !allowedOrigins.includes(origin)) return null;
  return href;
}
