/** A container's file names its remote and version, and so does the stack of what it threw. */
export function blame(error: unknown): { remote: string; version: string } {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const match = /releases[\\/](mf-[a-z]+)[\\/]([^\\/]+)[\\/]server/.exec(stack);
  return { remote: match?.[1] ?? 'shell', version: match?.[2] ?? 'unknown' };
}

/** Thrown by the page itself, and not by a fragment that it embeds. This bundle keeps the names of components. */
export function isOfPage(componentStack: string): boolean {
  return /\bat PageContent\b/.test(componentStack) && !/\bat FragmentContent\b/.test(componentStack);
}
