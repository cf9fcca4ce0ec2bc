import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isTextVariant } from 'shared-contracts/store-texts';
import late from '../deferred/messages/en_GB.json' with { type: 'json' };
import first from './en_GB.json' with { type: 'json' };

const root = join(import.meta.dirname, '../..');
const sources = ['src', 'server']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  )
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));

/** Rooms whose words come with them, once the page is alive. */
const isLate = (file: string) => /^src[/\\](late|overlays)[/\\]/.test(file);

function usedIn(files: string[]): string[] {
  const features = new Set([...Object.keys(first), ...Object.keys(late)].map((id) => id.split('.')[0]));
  const source = files.map((file) => readFileSync(join(root, file), 'utf8')).join('\n');
  const used = [...source.matchAll(/["']([a-z]+)((?:\.[a-zA-Z]+)+)["']/g)]
    .filter(([, feature]) => features.has(feature))
    .map(([literal]) => literal.slice(1, -1));
  return [...new Set(used)].sort();
}

it.each([
  ['comes first', first, sources.filter((file) => !isLate(file))],
  ['comes late', late, sources.filter(isLate)],
])('has a text for every id in the code that %s, and no text that nobody uses', (_when, words, files) => {
  const used = usedIn(files);
  expect(used.length).toBeGreaterThan(10);
  const ids = Object.keys(words).filter((id) => !isTextVariant(id));
  expect(used).toEqual(ids.sort());
});
