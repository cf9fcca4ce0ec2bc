import { headerSchema, recordOrEndSchema, type ShopRecord } from 'storefront-ports/import-format';
import type { ImportFailure } from './import-error.ts';

type Reading =
  { record: ShopRecord | null } | { endsAfter: number } | { failures: Omit<ImportFailure, 'line'>[] };

/**
 * Parses one line. The header is null, and so is an empty line after it. The last line gives the number of records that
 * it names.
 */
export function readRecord(text: string, lineNumber: number): Reading {
  if (lineNumber > 1 && text.trim() === '') return { record: null };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return { failures: [{ path: '', message: `not JSON: ${(error as Error).message}` }] };
  }
  const parsed = lineNumber === 1 ? headerSchema.safeParse(value) : recordOrEndSchema.safeParse(value);
  if (!parsed.success) {
    return {
      failures: parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })),
    };
  }
  if (parsed.data.type === 'end') return { endsAfter: parsed.data.records };
  return { record: parsed.data.type === 'header' ? null : parsed.data };
}
