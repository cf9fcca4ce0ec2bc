/**
 * Fetches a file into the browser's cache. Returns false if it is missing or cannot be fetched; never rejects. Not a preload,
 * which needs the hash of the file, and not `<link rel="prefetch">`, which Safari does not have.
 */
export async function fetchIntoCache(url: string, priority: 'high' | 'low'): Promise<boolean> {
  try {
    const response = await fetch(url, { priority });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}
