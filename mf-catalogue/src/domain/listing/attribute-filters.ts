import { sortedValues } from './sorted-values.ts';

/** Chosen values by code of the attribute. */
export type AttributeFilters = ReadonlyMap<string, readonly string[]>;

/** Limits of the API. */
const maxAttributes = 10;
const maxLength = 500;

/** Reads a text such as `level:advanced,expert;core:poplar`. Malformed parts count as missing. */
export function readAttributes(text = ''): AttributeFilters {
  const values = new Map<string, string[]>();
  for (const part of text.split(';')) {
    const [, code = '', list = ''] = /^([A-Za-z-]{1,40}):([^:;]{1,200})$/.exec(part) ?? [];
    const all = [...(values.get(code) ?? []), ...list.split(',')].filter((value) => value !== '');
    if (code !== '' && all.length > 0) values.set(code, all);
  }
  return values;
}

/** The inverse of {@link readAttributes}, with attributes and values in order. Leaves out what exceeds the API's limits. */
export function attributesText(attributes: AttributeFilters): string {
  const parts: string[] = [];
  for (const code of [...attributes.keys()].sort()) {
    const part = `${code}:${sortedValues(attributes.get(code) ?? []).join(',')}`;
    const isWithinLimits = parts.length < maxAttributes && [...parts, part].join(';').length <= maxLength;
    if (isWithinLimits && readAttributes(part).size === 1) parts.push(part);
  }
  return parts.join(';');
}
