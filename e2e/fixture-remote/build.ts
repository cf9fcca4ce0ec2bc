import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildRelease } from 'shared-build/release';
import { sourceHash } from 'shared-build/source-hash';

/** Builds the fixture remote, unless it is built already, and prints its folder. */
const remoteDir = import.meta.dirname;
const version = `0.0.0-fixture.${sourceHash(remoteDir)}`;
const outDir = join(remoteDir, '../../.local/fixture-remote', version);

if (!existsSync(join(outDir, 'release.json'))) await buildRelease({ remoteDir, outDir, version });
process.stdout.write(outDir);
