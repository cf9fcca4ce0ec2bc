import type { StoreLocale } from 'shared-contracts/locales';
import type { Queryable } from '../../../db/client.ts';
import type { TypeColumn, TypeName } from './index-data.ts';
import { readTypes } from './read-index.ts';

/**
 * Maximum number of types of a language. Names that result in more contain more than the type, so the products of further
 * ones have the type of their category without a text.
 */
const maxTypes = 5_000;

interface Types extends TypeColumn {
  names: TypeName[];
  numbers: Map<string, number>;
}

/** Numbers the types of products in each language. */
export async function collectTypes(
  db: Queryable,
  positionOf: ReadonlyMap<number, number>,
): Promise<Map<StoreLocale, TypeColumn>> {
  const types = new Map<StoreLocale, Types>();
  await readTypes(db, (rows) => {
    for (const { locale, category_id: categoryId, text, ids } of rows) {
      const known = types.get(locale) ?? {
        names: [],
        numbers: new Map<string, number>(),
        typeOf: new Int32Array(positionOf.size).fill(-1),
      };
      types.set(locale, known);
      const number = numberOf(known, { categoryId, text: text.replaceAll(/\s+/g, ' ').trim() });
      for (const id of ids) {
        const position = positionOf.get(id);
        if (position !== undefined) known.typeOf[position] = number;
      }
    }
  });
  return new Map([...types].map(([locale, { names, typeOf }]) => [locale, { names, typeOf }]));
}

function numberOf(types: Types, name: TypeName): number {
  const { names, numbers } = types;
  const key = `${name.categoryId} ${name.text}`;
  const known = numbers.get(key);
  if (known !== undefined) return known;
  if (names.length >= maxTypes && name.text !== '') return numberOf(types, { ...name, text: '' });
  const number = names.push(name) - 1;
  numbers.set(key, number);
  return number;
}
