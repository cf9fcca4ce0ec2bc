import type * as z from 'zod/mini';
import { errorCodes } from '../../errors/error-codes.ts';
import { calls } from './calls.ts';
import { endpoints } from '../index.ts';

interface Table {
  name: string;
  method: string;
  path: string;
  request: z.ZodMiniObject;
  errors: readonly string[];
}

const table = Object.entries(endpoints) as unknown as [string, Table][];
const gets = table.filter(([, { method }]) => method === 'GET');

/** Whether a field accepts any of the texts that a query string may contain. */
function acceptsText(field: z.core.$ZodType): boolean {
  const inner = field as z.ZodMiniType;
  const options = JSON.stringify(inner._zod.def, (_, value: unknown) =>
    value instanceof RegExp ? undefined : value,
  );
  const candidates = [...options.matchAll(/"(\w[\w-]*)"/g)].map(([, candidate]) => candidate);
  return ['1', 'a', '/a', 'GB', '1-2', 'a:b', ...candidates].some((text) => inner.safeParse(text).success);
}

describe('endpoints', () => {
  it('contain exactly one entry for each of `calls`', () => {
    expect(table.map(([name]) => name).sort()).toEqual(Object.keys(calls).sort());
  });

  it.each(table)('%s has the name, the method and the path of its entry in `calls`', (name, endpoint) => {
    expect(endpoint.name).toBe(name);
    expect(calls[name as keyof typeof calls]).toEqual({ method: endpoint.method, path: endpoint.path });
  });

  it('list a name with several verbs as the plain name for GET and as `VERB name` for the others', () => {
    const named = Object.entries(calls).map(([key, { method, path }]) => ({ key, method, path }));
    for (const { key, method, path } of named.filter((call) => call.key.includes(' '))) {
      const [verb, name = ''] = key.split(' ');
      expect([verb, path]).toEqual([method, `/api/${name}`]);
      expect(named).toContainEqual({ key: name, method: 'GET', path });
    }
    expect(new Set(named.map(({ method, path }) => `${method} ${path}`)).size).toBe(named.length);
  });

  it.each(table)('%s has a request field for every path parameter', (_name, { path, request }) => {
    const segments = [...path.matchAll(/:(\w+)/g)].map(([, segment]) => segment);
    for (const segment of segments) expect(Object.keys(request.shape)).toContain(segment);
  });

  it.each(gets)('%s accepts text for every field of its query string', (_name, { request }) => {
    for (const field of Object.values(request.shape)) expect(acceptsText(field)).toBe(true);
  });

  it.each(table)('%s rejects an unknown field', (_name, { request }) => {
    const codes = request.safeParse({ unknown_field: 1 }).error?.issues.map(({ code }) => code);
    expect(codes).toContain('unrecognized_keys');
  });

  it.each(table)('%s has a field for the store', (_name, { request }) => {
    expect(Object.keys(request.shape)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^store_?ids?$/i)]),
    );
  });

  it.each(table)('%s returns error codes of the closed set only', (_name, { errors }) => {
    for (const code of errors) expect(errorCodes).toContain(code);
  });
});

describe('digits', () => {
  const { request } = endpoints['single-product'];

  it('reads numbers from their digits', () => {
    expect(request.parse({ productId: '101', store_id: '1' })).toEqual({ productId: 101, store_id: 1 });
  });

  it.each(['1e3', '-1', '1.5', ' 1', '0x10', '12345678901', ''])('rejects %j', (text) => {
    expect(request.safeParse({ productId: text, store_id: '1' }).success).toBe(false);
  });
});
