import type { Alternative } from './schema-alternatives.ts';

const nouns: Record<string, string> = {
  string: 'a text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  null: 'null',
};

const limits: Record<string, (value: string) => string> = {
  minimum: (value) => `from ${value}`,
  maximum: (value) => `to ${value}`,
  exclusiveMinimum: (value) => `above ${value}`,
  exclusiveMaximum: (value) => `below ${value}`,
  multipleOf: (value) => `in steps of ${value}`,
  minLength: (value) => `of ${value} characters or more`,
  maxLength: (value) => `of ${value} characters or fewer`,
  minItems: (value) => `of ${value} or more`,
  maxItems: (value) => `of ${value} or fewer`,
  patterns: (value) => `matching ${value}`,
  format: (value) => `in the format ${value}`,
};

/** Contracts are written by others, and their texts may be long. */
const maxLength = 160;

/** Returns the values of a schema in words, as in "a whole number from 1, or null". */
export function describeAlternatives(alternatives: readonly Alternative[]): string {
  if (alternatives.length === 0) return 'nothing';
  const texts = [...new Set(alternatives.map(describe))];
  return clip(texts.join(', or '));
}

function describe({ type, literal, fields }: Alternative): string {
  if (literal) return JSON.stringify(literal.value) ?? 'nothing';
  if (type === undefined) return 'anything';
  const known = Object.entries(limits).flatMap(([keyword, phrase]) => {
    const value = fields[keyword];
    return value === undefined || Math.abs(Number(value)) >= Number.MAX_SAFE_INTEGER
      ? []
      : [phrase(Array.isArray(value) ? value.join(' and ') : JSON.stringify(value))];
  });
  return [nouns[type] ?? type, ...known].join(' ');
}

export function clip(text: string): string {
  return text.length > maxLength ? `${text.slice(0, maxLength)}…` : text;
}
