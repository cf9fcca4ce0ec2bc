import { headerSchema, recordSchema, type ShopRecord } from 'storefront-ports/import-format';
import type { ImportProblem } from './import-error.ts';

type Reading = { record: ShopRecord | null } | { problems: Omit<ImportProblem, 'line'>[] };

/** Parses one line. The header is null, and so is an empty line after it. */
export function readRecord(text: string, lineNumber: number): Reading {
  if (lineNumber > 1 && text.trim() === '') return { record: null };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return { problems: [{ path: '', message: `not JSON: ${(error as Error).message}` }] };
  }
  const parsed = lineNumber === 1 ? headerSchema.safeParse(value) : recordSchema.safeParse(value);
  if (!parsed.success) {
    return {
      problems: parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })),
    };
  }
  return { record: parsed.data.type === 'header' ? null : parsed.data };
}
