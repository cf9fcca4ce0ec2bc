/**
 * Fetches a file into the browser's cache, so that it is there when it is needed. Unlike a preload it needs no hash, and Safari
 * has no `<link rel="prefetch">`. Returns whether the file is there. Never rejects: a failure shows when the file is needed.
 */
export async function fetchIntoCache(url: string, priority: 'high' | 'low'): Promise<boolean> {
  try {
    const answer = await fetch(url, { priority });
    await answer.arrayBuffer();
    return answer.ok;
  } catch {
    return false;
  }
}
