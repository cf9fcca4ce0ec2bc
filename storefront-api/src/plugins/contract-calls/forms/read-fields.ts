import type { Endpoint } from 'shared-contracts/api/endpoint';
import { jsonSchemaOf } from 'shared-contracts/json-schema';
import type { FormFields } from './parse-form.ts';

/** The parts of JSON Schema that requests of forms use. */
export interface Schema {
  type?: string;
  properties?: Readonly<Record<string, Schema>>;
  /** Schema of the values of a record. */
  additionalProperties?: Schema | boolean;
  /** Schema of the elements of a list. */
  items?: Schema;
  anyOf?: readonly Schema[];
}

export type Json = string | number | boolean | FormFields | { [name: string]: Json };

const numberPattern = /^\s*-?\d+(\.\d+)?\s*$/;
const booleans: Readonly<Record<string, boolean>> = { on: true, true: true, false: false };

/**
 * Returns a function that converts a form's fields to the types of the endpoint's request: form → JSON. Blank fields of
 * the request are left out; a checkbox that is not sent is false. Unknown fields and values of the wrong type remain as
 * they are: the schema rejects them. Lists are read by `createListReader`.
 */
export function createFieldReader(
  request: Endpoint['request'],
): (fields: FormFields) => Record<string, Json> {
  const schema = jsonSchemaOf(request) as Schema;
  return (fields) => readObject(schema, fields) ?? {};
}

function readValue(schema: Schema, value: string | FormFields): Json | undefined {
  if (typeof value === 'object') return readObject(schema, value);
  if (value.trim() === '') return undefined;
  const types = typesOf(schema);
  if (types.includes('string')) return value;
  if (types.includes('number') || types.includes('integer')) {
    return numberPattern.test(value) ? Number(value) : value;
  }
  return types.includes('boolean') ? (booleans[value] ?? value) : value;
}

/** Returns undefined for a group without values. */
export function readObject(schema: Schema, fields: FormFields): Record<string, Json> | undefined {
  const properties = propertiesOf(schema);
  const { additionalProperties } = schema;
  const recordValue = typeof additionalProperties === 'object' ? additionalProperties : undefined;
  const unsent = Object.entries(properties).flatMap(([name, property]): [string, Json][] =>
    property.type === 'boolean' ? [[name, false]] : [],
  );
  const sent = Object.entries(fields).flatMap(([name, field]): [string, Json][] => {
    const property = Object.hasOwn(properties, name) ? properties[name] : recordValue;
    const value = property === undefined ? field : readValue(property, field);
    return value === undefined ? [] : [[name, value]];
  });
  const entries = [...unsent, ...sent];
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

/** Returns the types of all alternatives. */
function typesOf({ type, anyOf = [] }: Schema): string[] {
  return [...(type === undefined ? [] : [type]), ...anyOf.flatMap((each) => typesOf(each))];
}

/** Returns the properties of all alternatives: which one applies is decided by the schema. */
function propertiesOf({ properties, anyOf = [] }: Schema): Record<string, Schema> {
  return Object.assign({}, properties, ...anyOf.map((each) => propertiesOf(each)));
}
