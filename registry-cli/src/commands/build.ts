import type { BuildReleaseOptions, BuiltRelease } from 'shared-build/release';

/** Imports webpack lazily: the other commands start faster, and run where it is not installed. */
export async function buildRemote(options: BuildReleaseOptions): Promise<BuiltRelease> {
  const { buildRelease } = await import('shared-build/release');
  return buildRelease(options);
}
