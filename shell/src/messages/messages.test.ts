import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import late from '../late/messages/en_GB.json' with { type: 'json' };
import first from './en_GB.json' with { type: 'json' };

const root = join(import.meta.dirname, '../..');
const source = ['src', 'server']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  )
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  .map((file) => readFileSync(join(root, file), 'utf8'))
  .join('\n');

const known = [...Object.keys(first), ...Object.keys(late)];
const features = new Set(known.map((id) => id.split('.')[0]));
const used = [...source.matchAll(/["']([a-z]+)((?:\.[a-zA-Z]+)+)["']/g)]
  .filter(([, feature]) => features.has(feature))
  .map(([literal]) => literal.slice(1, -1));

it('has a text for every id in the code, and no text that nobody uses', () => {
  expect(used.length).toBeGreaterThan(20);
  expect([...new Set(used)].sort()).toEqual([...known].sort());
});
