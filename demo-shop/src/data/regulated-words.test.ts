import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');

function filesBelow(folder: string, isWanted: (name: string) => boolean): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => !name.includes('node_modules') && isWanted(name))
    .map((name) => join(folder, name));
}

/** Files with texts that the shop displays. Search redirects are left out: search terms may be any word. */
const files = [
  ...filesBelow(
    'demo-shop/src',
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !name.endsWith('search-redirects.ts'),
  ),
  ...filesBelow('storefront-api/src/modules', (name) => name.endsWith('.ts') && !name.endsWith('.test.ts')),
  ...['shell', 'mf-account', 'mf-basket', 'mf-catalogue', 'mf-cms', 'mf-consent', 'mf-search'].flatMap(
    (folder) => filesBelow(`${folder}/src`, (name) => /messages[/\\]\w+\.json$/.test(name)),
  ),
];

/** Names that France and Italy reserve for sales in periods set by the authorities. */
const regulated = /\b(?:soldes?|saldi)\b/giu;

it('No text of the shop uses a word that the law keeps for the official sales periods', () => {
  expect(files.length).toBeGreaterThan(200);
  const found = files.flatMap((file) =>
    (readFileSync(join(root, file), 'utf8').match(regulated) ?? []).map((word) => `${file}: ${word}`),
  );
  expect(found).toEqual([]);
});
