/**
 * Requests a page or file and repeats the request once if the server ended the kept connection just as it was sent, as
 * browsers do (RFC 9110, section 9.2.2: idempotent requests may be repeated). A second failure is the caller's.
 */
export async function fetchLikeBrowser(url: string, init: RequestInit = {}): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch (error) {
    if (!isEndedConnection(error)) throw error;
    return fetch(url, init);
  }
}

const endedCodes = new Set(['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE']);

/** True if the connection ended before an answer began; an answer that stops in the middle fails when it is read. */
function isEndedConnection(error: unknown): boolean {
  const cause = error instanceof Error ? (error.cause as { code?: string } | undefined) : undefined;
  return endedCodes.has(cause?.code ?? '');
}
