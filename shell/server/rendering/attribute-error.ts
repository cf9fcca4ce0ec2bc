export interface ReleaseRef {
  remote: string;
  version: string;
}

/**
 * A container's file names its remote and version, and so does the stack of what it threw. What was not thrown by
 * anybody, such as a render that took too long, is known by the components that it was in.
 */
export function attributeError(error: unknown, componentStack = ''): ReleaseRef {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  return releaseIn(stack) ?? releaseIn(componentStack) ?? { remote: 'shell', version: 'unknown' };
}

function releaseIn(stack: string): ReleaseRef | undefined {
  const [, remote, version] = /releases[\\/](mf-[a-z]+)[\\/]([^\\/]+)[\\/]server/.exec(stack) ?? [];
  return remote === undefined || version === undefined ? undefined : { remote, version };
}

/** Thrown by the page itself, and not by a fragment that it embeds. This bundle keeps the names of components. */
export function isThrownByPage(componentStack: string): boolean {
  return /\bat PageContent\b/.test(componentStack) && !/\bat FragmentContent\b/.test(componentStack);
}
