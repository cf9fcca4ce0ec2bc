import type * as z from 'zod/mini';
import { errorCodes } from '../errors.ts';
import { calls } from './calls.ts';
import { endpoints } from './index.ts';

interface Table {
  name: string;
  method: string;
  path: string;
  request: z.ZodMiniObject;
  errors: readonly string[];
}

const table = Object.entries(endpoints) as unknown as [string, Table][];
const gets = table.filter(([, { method }]) => method === 'GET');

/** Texts of every kind that a query string may carry. */
function takesText(field: z.core.$ZodType): boolean {
  const inner = field as z.ZodMiniType;
  const options = JSON.stringify(inner._zod.def, (_, value: unknown) =>
    value instanceof RegExp ? undefined : value,
  );
  const words = [...options.matchAll(/"(\w[\w-]*)"/g)].map(([, word]) => word);
  return ['1', 'a', '/a', 'GB', '1-2', 'a:b', ...words].some((text) => inner.safeParse(text).success);
}

describe('endpoints', () => {
  it('has exactly one entry for every call that a browser can make', () => {
    expect(table.map(([name]) => name).sort()).toEqual(Object.keys(calls).sort());
  });

  it.each(table)('%s is named as it is listed, and lies where the client looks for it', (name, endpoint) => {
    expect(endpoint.name).toBe(name);
    expect(calls[name as keyof typeof calls]).toEqual({ method: endpoint.method, path: endpoint.path });
  });

  it('lists a name with several verbs as the plain name for GET and as `VERB name` for the others', () => {
    const named = Object.entries(calls).map(([key, { method, path }]) => ({ key, method, path }));
    for (const { key, method, path } of named.filter((call) => call.key.includes(' '))) {
      const [verb, name = ''] = key.split(' ');
      expect([verb, path]).toEqual([method, `/api/${name}`]);
      expect(named).toContainEqual({ key: name, method: 'GET', path });
    }
    expect(new Set(named.map(({ method, path }) => `${method} ${path}`)).size).toBe(named.length);
  });

  it.each(table)('%s takes every part of its path from the request', (_name, { path, request }) => {
    const segments = [...path.matchAll(/:(\w+)/g)].map(([, segment]) => segment);
    for (const segment of segments) expect(Object.keys(request.shape)).toContain(segment);
  });

  it.each(gets)('%s can be asked by a query string, which carries text only', (_name, { request }) => {
    for (const field of Object.values(request.shape)) expect(takesText(field)).toBe(true);
  });

  it.each(table)('%s refuses a field that it does not know', (_name, { request }) => {
    const codes = request.safeParse({ nobody_knows_this: 1 }).error?.issues.map(({ code }) => code);
    expect(codes).toContain('unrecognized_keys');
  });

  it.each(table)('%s knows the store that it is asked for', (_name, { request }) => {
    expect(Object.keys(request.shape)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^store_?ids?$/i)]),
    );
  });

  it.each(table)('%s refuses with known codes only', (_name, { errors }) => {
    for (const code of errors) expect(errorCodes).toContain(code);
  });
});

describe('numbers in a query string', () => {
  const { request } = endpoints['single-product'];

  it('are read from their digits', () => {
    expect(request.parse({ productId: '101', store_id: '1' })).toEqual({ productId: 101, store_id: 1 });
  });

  it.each(['1e3', '-1', '1.5', ' 1', '0x10', '12345678901', ''])('are not read from %j', (text) => {
    expect(request.safeParse({ productId: text, store_id: '1' }).success).toBe(false);
  });
});
