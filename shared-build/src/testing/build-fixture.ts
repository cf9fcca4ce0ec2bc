import { buildRelease } from '../release/release.ts';

/** Runs in a separate process: bundlers do not work in jest's sandbox. */
const [remoteDir = '', outDir = ''] = process.argv.slice(2);
await buildRelease({ remoteDir, outDir, version: '1.2.3' });
