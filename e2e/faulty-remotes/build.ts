import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildRelease } from 'shared-build/release';
import { sourceHash } from 'shared-build/source-version';

/** `node build.ts <fault> [label]` builds a release, unless it is there, and prints its folder. */
const [fault = '', label = fault] = process.argv.slice(2);
const here = import.meta.dirname;
const remoteDir = join(here, fault);
const version = `0.0.0-${label.replaceAll('-', '.')}.${sourceHash(here)}`;
const outDir = join(here, '../../.local/faulty-remotes', version);

if (!existsSync(join(outDir, 'release.json'))) await buildRelease({ remoteDir, outDir, version });
process.stdout.write(outDir);
