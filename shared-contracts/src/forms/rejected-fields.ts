import type { RuleName } from './rules.ts';

/**
 * What the API may say of a field: the name of a rule, the code of a rejected password, or `invalid` for a value of the
 * wrong kind.
 */
export const fieldErrorKeys = [
  'required',
  'min',
  'max',
  'email',
  'alpha_dash',
  'numeric',
  'size',
  'ext',
  'confirmed',
  'min_value',
  'max_value',
  'phone',
  'phone_collect',
  'postcode',
  'email_domain',
  'url',
  'is',
  'is_not',
  'min_password_length',
  'required_region',
  'required_postcode',
  'has_upper_lower_case',
  'has_digit',
  'has_symbol',
  'breached_password',
  'weak_password',
  'invalid',
] as const satisfies readonly (RuleName | 'breached_password' | 'weak_password' | 'invalid')[];

/** Query parameter with the fields of a rejected form that was posted without JavaScript, beside `form_error`. */
export const rejectedFieldsParameter = 'form_fields';

const maxFields = 10;
/** A field, or a field of a group, such as `address.city`. */
const plainField = /^[a-z][a-z0-9_]{0,39}(?:\.[a-z][a-z0-9_]{0,39})?$/i;
const entry = /^([a-z][a-z0-9_]{0,39}(?:\.[a-z][a-z0-9_]{0,39})?)\.([a-z_]{1,30})$/i;

/**
 * Returns the value of {@link rejectedFieldsParameter}, such as `email.email-address.city.required`; null without a field
 * to name. Only plain names and known keys are passed on, never values, and ten fields at most.
 *
 * @param fields of the body of an error, not validated
 */
export function formatRejectedFields(fields: unknown): string | null {
  if (typeof fields !== 'object' || fields === null) return null;
  const known: readonly unknown[] = fieldErrorKeys;
  const entries = Object.entries(fields)
    .filter(([name, key]) => plainField.test(name) && known.includes(key))
    .slice(0, maxFields);
  return entries.length === 0 ? null : entries.map(([name, key]) => `${name}.${key}`).join('-');
}

/** Returns the keys of the errors by field. URLs can be forged: malformed entries and those after the tenth are left out. */
export function parseRejectedFields(text: string): Record<string, string> {
  const entries = text
    .split('-', maxFields)
    .map((each) => entry.exec(each))
    .filter((match) => match !== null);
  return Object.fromEntries(entries.map(([, name = '', key = '']) => [name, key]));
}
