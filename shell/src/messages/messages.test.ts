import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isTextVariant } from 'shared-contracts/store-texts';
import texts from './en_GB.json' with { type: 'json' };

const root = join(import.meta.dirname, '../..');
const sources = ['src', 'server']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  )
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));

function usedIds(): string[] {
  const features = new Set(Object.keys(texts).map((id) => id.split('.')[0]));
  const source = sources.map((file) => readFileSync(join(root, file), 'utf8')).join('\n');
  const used = [...source.matchAll(/["']([a-z]+)((?:\.[a-zA-Z]+)+)["']/g)]
    .filter(([, feature]) => features.has(feature))
    .map(([literal]) => literal.slice(1, -1));
  return [...new Set(used)].sort();
}

it('The message file of the shell has exactly the ids that its code uses', () => {
  const used = usedIds();
  expect(used.length).toBeGreaterThan(10);
  const ids = Object.keys(texts).filter((id) => !isTextVariant(id));
  expect(used).toEqual(ids.sort());
});
