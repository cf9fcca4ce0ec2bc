import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withPlantedFiles, type PlantedFile } from './planted-files.ts';
import { root } from './stack/settings.ts';
import { runCommand } from './verify/run-command.ts';

/** The issues of one file, by kind. */
type FileIssues = { file: string } & Record<string, { name: string }[]>;

const manifest = 'mf-consent/package.json';

/** Each with `expected` must be reported so: kind, file, name. Entries of all packages are in `knip.ts` of the root folder. */
const plantedFiles: (PlantedFile & { expected?: string })[] = [
  {
    file: 'mf-cms/src/domain/knip-planted.ts',
    text: 'export const used = 1;\nexport const unusedExport = 2;\n',
    expected: 'exports mf-cms/src/domain/knip-planted.ts unusedExport',
  },
  {
    file: 'mf-cms/src/domain/knip-planted.test.ts',
    text: "import { used } from './knip-planted.ts';\n\nconsole.log(used);\n",
  },
  {
    file: 'storefront-api/src/modules/knip-planted.ts',
    text: 'console.log(1);\n',
    expected: 'files storefront-api/src/modules/knip-planted.ts storefront-api/src/modules/knip-planted.ts',
  },
  {
    file: manifest,
    text: readFileSync(join(root, manifest), 'utf8').replace(
      '"dependencies": {',
      '"dependencies": {\n    "knip-planted": "1.0.0",',
    ),
    expected: `dependencies ${manifest} knip-planted`,
  },
];

/** Runs knip and returns its issues as `kind file name`. */
async function findIssues(folder: string): Promise<string[]> {
  const { output } = await runCommand(join(root, 'node_modules/.bin/knip'), ['--reporter', 'json'], {
    cwd: folder,
  });
  const start = output.indexOf('{"');
  if (start < 0) throw new Error(output);
  const { issues } = JSON.parse(output.slice(start)) as { issues: FileIssues[] };
  return issues.flatMap(({ file, ...kinds }) =>
    Object.entries(kinds).flatMap(([kind, issuesOfKind]) =>
      issuesOfKind.map(({ name }) => `${kind} ${file} ${name}`),
    ),
  );
}

const found = await withPlantedFiles(plantedFiles, findIssues);
const expected = plantedFiles.flatMap((planted) => planted.expected ?? []);
const real = found.filter((issue) => !expected.includes(issue));
const unseen = expected.filter((issue) => !found.includes(issue));
for (const issue of real) console.error(`unused: ${issue}`);
for (const issue of unseen) console.error(`The planted fault was not reported: ${issue}`);
if (real.length + unseen.length > 0) process.exit(1);
console.log(`No unused files, exports or dependencies; ${expected.length} planted faults seen`);
