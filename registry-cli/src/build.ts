import type { BuildReleaseOptions, BuiltRelease } from 'shared-build/release';

/** webpack is loaded only here: the other commands start at once, and run where it is not installed. */
export async function buildRemote(options: BuildReleaseOptions): Promise<BuiltRelease> {
  const { buildRelease } = await import('shared-build/release');
  return buildRelease(options);
}
