import type { Endpoint } from 'shared-contracts/api/endpoint';
import { jsonSchemaOf } from 'shared-contracts/json-schema';
import type { FormFields } from '../http/form-bodies.ts';

/** The parts of JSON Schema that requests of forms use. */
interface Schema {
  type?: string;
  properties?: Readonly<Record<string, Schema>>;
  additionalProperties?: Schema | boolean;
  propertyNames?: { pattern?: string };
  anyOf?: readonly Schema[];
}

type Json = string | number | boolean | { [name: string]: Json };

const numberPattern = /^\s*-?\d+(\.\d+)?\s*$/;
const booleans: Readonly<Record<string, boolean>> = { on: true, true: true, false: false };

/**
 * Returns a function that converts a form's fields to the types of the endpoint's request: form → JSON. Fields that the
 * request does not have, and blank ones, are left out; a checkbox that is not sent is false. Values of the wrong type
 * stay texts: the API rejects them.
 */
export function createFieldReader(
  request: Endpoint['request'],
): (fields: FormFields) => Record<string, Json> {
  const schema = jsonSchemaOf(request) as Schema;
  return (fields) => readObject(schema, fields) ?? {};
}

function readValue(schema: Schema, value: string | FormFields | undefined): Json | undefined {
  if (typeof value === 'object') return readObject(schema, value);
  if (value === undefined || value.trim() === '') return undefined;
  const { type } = schema;
  if (type === 'number' || type === 'integer') return numberPattern.test(value) ? Number(value) : value;
  return type === 'boolean' ? (booleans[value] ?? value) : value;
}

/** Returns undefined for a group without values. */
function readObject(schema: Schema, fields: FormFields): Record<string, Json> | undefined {
  const entries = Object.entries({ ...recordProperties(schema, fields), ...propertiesOf(schema) }).flatMap(
    ([name, property]): [string, Json][] => {
      const unsent = property.type === 'boolean' ? false : undefined;
      const value = readValue(property, fields[name]) ?? unsent;
      return value === undefined ? [] : [[name, value]];
    },
  );
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

/** Returns the properties of all alternatives: which one applies is the API's decision. */
function propertiesOf({ properties, anyOf = [] }: Schema): Record<string, Schema> {
  return Object.assign({}, properties, ...anyOf.map((each) => propertiesOf(each)));
}

/** Returns the schema of each field whose name a record allows. */
function recordProperties(
  { additionalProperties, propertyNames }: Schema,
  fields: FormFields,
): Record<string, Schema> {
  if (typeof additionalProperties !== 'object') return {};
  const pattern = new RegExp(propertyNames?.pattern ?? '');
  return Object.fromEntries(
    Object.keys(fields)
      .filter((name) => pattern.test(name))
      .map((name) => [name, additionalProperties]),
  );
}
