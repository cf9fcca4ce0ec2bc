export const longestReason = 500;

/** What the browser sends of a text area; null where it is no reason that the audit can keep. */
export function readReason(text: unknown): string | null {
  if (typeof text !== 'string') return null;
  const reason = withoutControls(text.replaceAll('\r\n', '\n')).trim();
  return reason === '' || reason.length > longestReason ? null : reason;
}

/** `mf status` prints reasons, and a terminal obeys such characters. */
function withoutControls(text: string): string {
  return text.replaceAll(/\p{Cc}/gu, (control) => (control === '\n' || control === '\t' ? control : ' '));
}
