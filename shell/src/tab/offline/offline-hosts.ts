/**
 * Returns whether a host shows the error page while offline (specification §4).
 *
 * @param patterns host names; `*` matches anything
 */
export function showsOfflinePage(patterns: readonly string[], host: string): boolean {
  return patterns.some((pattern) => {
    const parts = pattern
      .toLowerCase()
      .split('*')
      .map((part) => part.replaceAll(/[^\w-]/g, String.raw`\$&`));
    return new RegExp(`^${parts.join('.*')}$`).test(host.toLowerCase());
  });
}
