import { ShopError } from '../../../shop-error.ts';

/** A form's fields by name. `a[b]=1` is the field `b` of the group `a`. Groups have no prototype. */
export interface FormFields {
  [name: string]: string | FormFields;
}

/** The largest form with a fixed number of fields, of a bundle with fitting, has about twenty. */
const defaultMaxFields = 100;

/** A name and up to two groups, such as `bundleOptions[12][3]`. There are no lists: keys are ids. */
const namePattern = /^([^[\]]{1,100})(?:\[([^[\]]{1,100})\])?(?:\[([^[\]]{1,100})\])?$/;

/**
 * Parses the body of a form. Throws `invalid_request` for too many fields, a malformed name, `__proto__`, a field that
 * is given twice, and a name that is both a field and a group.
 */
export function parseForm(body: string, maxFields = defaultMaxFields): FormFields {
  const pairs = [...new URLSearchParams(body)];
  if (pairs.length > maxFields) throw new ShopError('invalid_request');
  const fields = createGroup();
  for (const [name, value] of pairs) addField(fields, namesOf(name), value);
  return fields;
}

/** Returns the names of the groups and of the field. */
function namesOf(name: string): string[] {
  const [, ...names] = namePattern.exec(name) ?? [];
  const given = names.filter((each) => each !== undefined);
  if (given.length === 0 || given.includes('__proto__')) throw new ShopError('invalid_request');
  return given;
}

function addField(fields: FormFields, [name = '', ...rest]: readonly string[], value: string): void {
  const existing = fields[name];
  if (rest.length === 0) {
    if (existing !== undefined) throw new ShopError('invalid_request');
    fields[name] = value;
    return;
  }
  const group = existing ?? createGroup();
  if (typeof group === 'string') throw new ShopError('invalid_request');
  fields[name] = group;
  addField(group, rest, value);
}

const createGroup = () => Object.create(null) as FormFields;
