import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isTextVariant } from 'shared-contracts/store-texts';
import { sortChoices } from '../domain/listing/sort-choices.ts';
import { english } from '../testing/messages.ts';

const sourceDir = join(import.meta.dirname, '..');

function sources(): string {
  return readdirSync(sourceDir, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .map((file) => readFileSync(join(sourceDir, file), 'utf8'))
    .join('\n');
}

/** Ids that the code composes. */
const composed = [
  ...sortChoices(true).map(({ id }) => `listing.sort.${id}`),
  ...['filtered', 'pastEnd', 'search', 'subject'].flatMap((kind) =>
    ['title', 'text', 'action'].map((part) => `listing.empty.${kind}.${part}`),
  ),
  ...['in_stock', 'last_items', 'price.from', 'price.to'].map((name) => `filters.${name}`),
  ...['close', 'next', 'previous'].map((action) => `product.zoom.${action}`),
  ...['care', 'safety'].map((kind) => `product.${kind}`),
  ...['twitter', 'facebook', 'email'].map((medium) => `product.share.${medium}`),
  ...['gone', 'soldOut'].flatMap((kind) => ['title', 'text'].map((part) => `product.${kind}.${part}`)),
  ...['days', 'hours', 'minutes', 'seconds'].map((unit) => `sale.unit.${unit}`),
];

it('messages contain every id that the code uses, and no other', () => {
  const code = sources();
  const literal = [...code.matchAll(/['"]([a-z]+(?:\.[A-Za-z]+)+|loading)['"]/g)].map(([, id]) => id ?? '');
  const ids = Object.keys(english).filter((id) => !isTextVariant(id));
  const prefixes = new Set(ids.map((id) => id.split('.')[0]));
  const named = new Set([...composed, ...literal.filter((id) => prefixes.has(id.split('.')[0]))]);
  expect(named).toEqual(new Set(ids));
});
