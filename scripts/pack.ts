import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { packPackages } from './packages/pack-packages.ts';
import { writeTemplateLock } from './packages/template-lock.ts';
import { writeSquadFolder } from './packages/write-squad-folder.ts';
import { root } from './stack/settings.ts';

/**
 * Compiles and packs what squads in other repositories install, into `.local/packages`:
 *
 *   node scripts/pack.ts
 *   node scripts/pack.ts --template-to <folder>   writes a copy of templates/remote with the packages into the folder as well
 *   node scripts/pack.ts --lock                   writes the lock file of templates/remote anew
 */
const { values } = parseArgs({ options: { 'template-to': { type: 'string' }, lock: { type: 'boolean' } } });
const tarballs = await packPackages(join(root, '.local/packages'));
for (const tarball of tarballs) console.log(tarball);
if (values.lock) await writeTemplateLock(tarballs);
const { 'template-to': templateTo } = values;
if (templateTo !== undefined) {
  const folder = resolve(templateTo);
  await writeSquadFolder(folder, tarballs);
  console.log(`The folder of a squad: ${folder}`);
}
