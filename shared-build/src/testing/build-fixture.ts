import { buildRelease } from '../release.ts';

/** In a process of its own: bundlers expect Node as it is, not the sandbox of a test. */
const [remoteDir = '', outDir = ''] = process.argv.slice(2);
await buildRelease({ remoteDir, outDir, version: '1.2.3' });
