import { buildAll, BuildError } from './stack/build-all.ts';

/** Builds the shell and every remote whose sources have changed. */
try {
  const built = await buildAll((line) => console.log(line));
  const newBuilds = built.filter(({ isNew }) => isNew).length;
  console.log(newBuilds === 0 ? 'Shell and remotes are up to date' : `${newBuilds} built`);
} catch (error) {
  console.error(error instanceof BuildError ? error.message : error);
  process.exit(1);
}
