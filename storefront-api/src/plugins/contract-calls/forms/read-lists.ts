import type { Endpoint } from 'shared-contracts/api/endpoint';
import type { FormList } from 'shared-contracts/api/form';
import { jsonSchemaOf } from 'shared-contracts/json-schema';
import type { FormFields } from './parse-form.ts';
import { readObject, type Json, type Schema } from './read-fields.ts';

/** Returns the lists of a request by field: form → JSON. A form without any field of a list does not send it. */
type ListReader = (fields: FormFields) => Record<string, Json | Json[]>;

/**
 * Returns a function that converts the groups of a form that are lists of the request, see {@link FormList}. Groups of
 * another form remain as they are: the schema rejects them. Throws for a field that is no list of objects.
 */
export function createListReader(
  request: Endpoint['request'],
  lists: Readonly<Record<string, FormList>>,
): ListReader {
  const { properties = {} } = jsonSchemaOf(request) as Schema;
  const readers = Object.entries(lists).map(([name, list]) => {
    const schema = properties[name]?.items;
    if (schema?.type !== 'object') throw new Error(`${name} is no list of objects`);
    return [name, (sent: string | FormFields) => readList(schema, list, sent)] as const;
  });
  return (fields) =>
    Object.fromEntries(
      readers.flatMap(([name, read]) => {
        const sent = fields[name];
        return sent === undefined ? [] : [[name, read(sent)]];
      }),
    );
}

function readList(schema: Schema, { key, requires }: FormList, sent: string | FormFields): Json | Json[] {
  if (typeof sent === 'string') return sent;
  return Object.entries(sent).flatMap(([value, fields]): Json[] => {
    if (typeof fields === 'string') return [fields];
    const required = fields[requires];
    const isLeftOut = required === undefined || (typeof required === 'string' && required.trim() === '');
    return isLeftOut ? [] : [readObject(schema, { ...fields, [key]: value }) ?? {}];
  });
}
