import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import en from './en_GB.json' with { type: 'json' };

const source = join(import.meta.dirname, '..');

function usedIds(): string[] {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'),
  );
  const texts = files.map((file) => readFileSync(join(source, file), 'utf8'));
  return texts.flatMap((text) =>
    [...text.matchAll(/\bid(?:=|: )["']([a-z]+\.\w+)["']/gi)].map(([, id]) => id ?? ''),
  );
}

it('messages contain every id that the code uses, and no other', () => {
  expect([...new Set(usedIds())].sort()).toEqual(Object.keys(en).sort());
});
