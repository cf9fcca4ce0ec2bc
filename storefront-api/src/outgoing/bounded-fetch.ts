/** More than any token or profile. */
const maxBodyBytes = 64 * 1024;

/**
 * Fetches a small answer of another company's server. Rejects redirects, which could carry the shop's secret elsewhere,
 * and bodies that are too long; the caller's signal limits the time until the body is complete.
 */
export async function boundedFetch(url: string, init: RequestInit): Promise<Response> {
  const answer = await fetch(url, { ...init, redirect: 'error' });
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of answer.body ?? []) {
    length += chunk.length;
    // Leaving the loop cancels the body.
    if (length > maxBodyBytes) throw new Error('The answer is too long');
    chunks.push(chunk);
  }
  const body = length === 0 ? null : Buffer.concat(chunks);
  return new Response(body, { status: answer.status, headers: answer.headers });
}
