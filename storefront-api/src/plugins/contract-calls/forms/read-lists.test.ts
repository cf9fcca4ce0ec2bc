import * as z from 'zod/mini';
import { parseForm } from './parse-form.ts';
import { createListReader } from './read-lists.ts';

const item = z.strictObject({
  id: z.int(),
  qty: z.int(),
  reason: z.enum(['late', 'other']),
  comment: z.optional(z.nullable(z.string())),
});
const request = z.strictObject({ store_id: z.int(), items: z.optional(z.array(item)), name: z.string() });
const read = createListReader(request, { items: { key: 'id', requires: 'qty' } });
const readBody = (body: string) => read(parseForm(body));

describe('createListReader', () => {
  it('returns the objects of a group, with their keys and the types of the schema', () => {
    const body = 'items[12][qty]=2&items[12][reason]=late&items[7][qty]=1&items[7][comment]=A+b&name=x';
    expect(readBody(body)).toEqual({
      items: [
        { id: 7, qty: 1, comment: 'A b' },
        { id: 12, qty: 2, reason: 'late' },
      ],
    });
  });

  it('leaves out objects without the required field, so that a list may be empty', () => {
    expect(readBody('items[1][qty]=&items[1][reason]=late&items[2][reason]=other')).toEqual({ items: [] });
    expect(readBody('items[1][qty]=0')).toEqual({ items: [{ id: 1, qty: 0 }] });
  });

  it('returns no list that the form does not have', () => {
    expect(readBody('name=x')).toEqual({});
  });

  it('does not let a field take the place of the key', () => {
    expect(readBody('items[12][qty]=1&items[12][id]=13')).toEqual({ items: [{ id: 12, qty: 1 }] });
  });

  it.each([
    ['items=1', '1'],
    ['items[1]=2', ['2']],
    ['items[a][qty]=b', [{ id: 'a', qty: 'b' }]],
    ['items[1][qty]=1&items[1][other]=2', [{ id: 1, qty: 1, other: '2' }]],
  ])('leaves %s to the schema', (body, items) => {
    expect(readBody(body)).toEqual({ items });
  });

  it('throws for a field that is no list of objects', () => {
    expect(() => createListReader(request, { name: { key: 'id', requires: 'qty' } })).toThrow(
      'name is no list of objects',
    );
  });
});
