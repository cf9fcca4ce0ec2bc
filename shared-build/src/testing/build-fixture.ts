import { buildRelease } from '../release/release.ts';

/**
 * Runs in a separate process, because bundlers do not work in jest's sandbox, and prints the result. Without a folder for the
 * output, the version is derived.
 */
const [remoteDir = '', outDir] = process.argv.slice(2);
const { dir, isNew } = await buildRelease({ remoteDir, ...(outDir && { outDir, version: '1.2.3' }) });
process.stdout.write(JSON.stringify({ dir, isNew }));
