/** Returns the hosts of patterns such as `host[:port][/path]`, each once. */
export function frameSites(patterns: readonly string[]): string[] {
  const hosts = patterns.map((pattern) => pattern.split('/')[0] ?? '').filter((host) => host !== '');
  return [...new Set(hosts)];
}
