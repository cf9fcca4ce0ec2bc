import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isTextVariant } from 'shared-contracts/store-texts';
import deferred from '../deferred/messages/en_GB.json' with { type: 'json' };
import initial from './en_GB.json' with { type: 'json' };

const root = join(import.meta.dirname, '../..');
const sources = ['src', 'server']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  )
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));

/** Folders of the deferred chunk, which has its own message files. */
const isDeferred = (file: string) =>
  /^src[/\\](deferred|overlays|notifications|tab|layout[/\\](back-to-top|smart-banner))[/\\]/.test(file);

function usedIn(files: string[]): string[] {
  const features = new Set([...Object.keys(initial), ...Object.keys(deferred)].map((id) => id.split('.')[0]));
  const source = files.map((file) => readFileSync(join(root, file), 'utf8')).join('\n');
  const used = [...source.matchAll(/["']([a-z]+)((?:\.[a-zA-Z]+)+)["']/g)]
    .filter(([, feature]) => features.has(feature))
    .map(([literal]) => literal.slice(1, -1));
  return [...new Set(used)].sort();
}

it.each([
  ['the main script', initial, sources.filter((file) => !isDeferred(file))],
  ['the deferred chunk', deferred, sources.filter(isDeferred)],
])('The message file of %s has exactly the ids that its code uses', (_chunk, texts, files) => {
  const used = usedIn(files);
  expect(used.length).toBeGreaterThan(10);
  const ids = Object.keys(texts).filter((id) => !isTextVariant(id));
  expect(used).toEqual(ids.sort());
});
