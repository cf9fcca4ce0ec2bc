import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import address from './address/en_GB.json' with { type: 'json' };
import en from './en_GB.json' with { type: 'json' };

const sources = join(import.meta.dirname, '..');
const source = readdirSync(sources, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && !file.startsWith('testing'))
  .map((file) => readFileSync(join(sources, file), 'utf8'))
  .join('\n');

it('messages contain every id that the code uses, and no other', () => {
  const used = new Set([...source.matchAll(/["']((?:forms|field)\.[\w.]+)["']/g)].map(([, id]) => id));
  expect(used).toEqual(new Set(Object.keys({ ...en, ...address })));
});
