import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../..', import.meta.url));

/** Folder of the shop's repository; undefined if this package is installed in another one. */
export const shopRepository: string | undefined = existsSync(join(folder, 'pnpm-workspace.yaml'))
  ? folder
  : undefined;
