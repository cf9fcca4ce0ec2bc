import type { BuildReleaseOptions, BuiltRelease } from 'shared-build/release';

/** Builds the shell of this repository. */
export async function buildShell(): Promise<BuiltRelease> {
  const build = await import('shared-build/shell');
  return build.buildShell();
}

/** Imports webpack lazily: the other commands start faster, and run where it is not installed. */
export async function buildRemote(options: BuildReleaseOptions): Promise<BuiltRelease> {
  const { buildRelease } = await import('shared-build/release');
  return buildRelease(options);
}
