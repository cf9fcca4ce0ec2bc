/**
 * True on a host that shows the error page while it is offline (specification §4).
 *
 * @param patterns host names, in which `*` stands for anything
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
