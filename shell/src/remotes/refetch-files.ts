/**
 * Asks anew for every file of a release that this tab has asked for. What a browser has kept for good and then
 * refuses for its hash would otherwise be refused with each visit; from here on it has the right bytes.
 */
export async function refetchFiles(remote: string, version: string): Promise<void> {
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((url) => url.includes(`/assets/${remote}/${version}/`));
  // A file that is not to be had now is asked for again by the next page anyway.
  await Promise.allSettled([...new Set(files)].map((url) => fetch(url, { cache: 'reload' })));
}
