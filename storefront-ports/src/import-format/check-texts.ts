import type * as z from 'zod';

/** Longer than any text of a shop, and short enough for the indexes of the search. */
const maxTextLength = 50_000;

/**
 * Reports every text of a record, however deep, that the database cannot store or that is too long. Keys of objects are
 * texts too.
 */
export function checkTexts(record: unknown, context: z.RefinementCtx): void {
  // Nearly every record passes, so only those that do not are searched for the places.
  if (isStorable(record)) return;
  const check = (value: unknown, path: PropertyKey[]): void => {
    if (typeof value === 'string') {
      const message = failureOf(value);
      if (message !== null) context.addIssue({ code: 'custom', path, message });
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, each] of Object.entries(value)) {
        check(each, [...path, key]);
        const message = failureOf(key);
        if (message !== null) context.addIssue({ code: 'custom', path, message: `a key: ${message}` });
      }
    }
  };
  check(record, []);
}

/** Several times faster than the search for the places: it creates no paths. */
function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return failureOf(value) === null;
  if (Array.isArray(value)) return value.every(isStorable);
  if (typeof value !== 'object' || value === null) return true;
  return Object.keys(value).every((key) => failureOf(key) === null && isStorable(Reflect.get(value, key)));
}

function failureOf(text: string): string | null {
  if (text.length > maxTextLength) return `longer than ${maxTextLength} characters`;
  if (text.includes('\0')) return 'contains the character U+0000';
  return text.isWellFormed() ? null : 'contains half of a surrogate pair';
}
