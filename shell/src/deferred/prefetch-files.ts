/** As much of the Network Information API as is read here; not every browser has it. */
interface NetworkInformation {
  saveData?: boolean;
}

/**
 * Fetches files into the browser's cache, so that they are there when a click needs them. They are not executed: most
 * visits do not need them. Does nothing for visitors who save data. Returns whether all files are there. Never rejects.
 */
export async function prefetchFiles(
  urls: readonly string[],
  { connection }: { connection?: NetworkInformation } = navigator as { connection?: NetworkInformation },
): Promise<boolean> {
  if (connection?.saveData) return false;
  const fetched = await Promise.all(urls.map((url) => prefetchFile(url)));
  return fetched.every(Boolean);
}

/** Not `<link rel="prefetch">`, which Safari does not have. A failure shows when the file is needed. */
async function prefetchFile(url: string): Promise<boolean> {
  try {
    const answer = await fetch(url, { priority: 'low' });
    await answer.arrayBuffer();
    return answer.ok;
  } catch {
    return false;
  }
}
