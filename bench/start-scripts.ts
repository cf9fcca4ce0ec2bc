import { join } from 'node:path';
import { buildRelease } from 'shared-build/release';
import { buildShell } from 'shared-build/shell';
import { root } from '../scripts/stack/settings.ts';
import { startScripts } from './shop/start-scripts.ts';

// Scripts that a page needs before it is interactive, from the builds of this checkout and without a browser. `pnpm bench`
// measures the same in a browser, where each file has headers of about 0.4 kB.
const shell = await buildShell();
const catalogue = await buildRelease({ remoteDir: join(root, 'mf-catalogue') });
for (const { page, files } of startScripts(shell, catalogue, 'en_GB')) {
  const bytes = files.reduce((total, [, size]) => total + size, 0);
  console.log(`${page}: ${(bytes / 1024).toFixed(1)} kB`);
  for (const [file, size] of files) console.log(`${String(size).padStart(8)} ${file}`);
}
