/**
 * Returns whether a host, without its port, matches one of the patterns.
 *
 * @param patterns host names; `*` matches anything
 */
export function matchesHost(patterns: readonly string[], host = ''): boolean {
  const name = host.replace(/:\d+$/, '').toLowerCase();
  return patterns.some((pattern) => {
    const parts = pattern
      .toLowerCase()
      .split('*')
      .map((part) => part.replaceAll(/[^\w-]/g, String.raw`\$&`));
    return new RegExp(`^${parts.join('.*')}$`).test(name);
  });
}
