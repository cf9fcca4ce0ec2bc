import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isTextVariant } from 'shared-contracts/store-texts';
import sharedTexts from 'shared-forms/messages/en_GB.json' with { type: 'json' };

const folders = [
  'account',
  'addresses',
  'agreements',
  'button',
  'entry',
  'forms',
  'invitation',
  'orders',
  'reasons',
  'returns',
  'withdrawal',
];
const ids = folders.flatMap((folder) => {
  const text = readFileSync(join(import.meta.dirname, folder, 'en_GB.json'), 'utf8');
  return Object.keys(JSON.parse(text) as object);
});

const sharedIds = Object.keys(sharedTexts);

const sources = join(import.meta.dirname, '..');
const source = readdirSync(sources, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && !/^(messages|testing)/.test(file))
  .map((file) => readFileSync(join(sources, file), 'utf8'))
  .join('\n');

it('messages contain, with those of forms, every id that the code uses, and no other', () => {
  const literals = new Set([...source.matchAll(/["']([a-z][\w-]*(?:\.[\w-]+)+)["']/gi)].map(([, id]) => id));
  const usedIds = [...source.matchAll(/\bid(?:=|: )["']([a-z][\w.-]+)["']/g)].map(([, id]) => id ?? '');
  expect(usedIds.length).toBeGreaterThan(20);
  expect(usedIds.filter((id) => !ids.includes(id) && !sharedIds.includes(id))).toEqual([]);
  expect(ids.filter((id) => !isTextVariant(id) && !literals.has(id))).toEqual([]);
});
