import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../stack/settings.ts';

const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { packageManager: string };

/** The pnpm of this repository, as `npx` expects it: `pnpm@12.21.0`. */
export const pinnedPnpm = manifest.packageManager;
