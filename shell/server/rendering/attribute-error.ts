export interface ReleaseRef {
  remote: string;
  version: string;
}

/**
 * Returns the release that threw an error. The paths of a container's files, and so the stack, contain remote and
 * version. Without an own stack, as for a render timeout, the component stack names the release.
 */
export function attributeError(error: unknown, componentStack = ''): ReleaseRef {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  return releaseIn(stack) ?? releaseIn(componentStack) ?? { remote: 'shell', version: 'unknown' };
}

function releaseIn(stack: string): ReleaseRef | undefined {
  const [, remote, version] = /releases[\\/](mf-[a-z-]+)[\\/]([^\\/]+)[\\/]server/.exec(stack) ?? [];
  return remote === undefined || version === undefined ? undefined : { remote, version };
}

/** Returns whether the page itself threw, not an embedded fragment. This bundle keeps component names. */
export function isThrownByPage(componentStack: string): boolean {
  return /\bat PageContent\b/.test(componentStack) && !/\bat FragmentContent\b/.test(componentStack);
}
