import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isTextVariant } from 'shared-contracts/store-texts';
import en from './en_GB.json' with { type: 'json' };

const sources = join(import.meta.dirname, '..');
const source = readdirSync(sources, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && !file.startsWith('messages'))
  .map((file) => readFileSync(join(sources, file), 'utf8'))
  .join('\n');

it('messages contain every id that the code uses, and no other', () => {
  const literals = new Set([...source.matchAll(/["']([a-z][\w-]*(?:\.[\w-]+)+)["']/gi)].map(([, id]) => id));
  const usedIds = [...source.matchAll(/\bid(?:=|: )["']([a-z][\w.-]+)["']/g)].map(([, id]) => id ?? '');
  expect(usedIds.length).toBeGreaterThan(20);
  expect(usedIds.filter((id) => !Object.hasOwn(en, id))).toEqual([]);
  expect(Object.keys(en).filter((id) => !isTextVariant(id) && !literals.has(id))).toEqual([]);
});
