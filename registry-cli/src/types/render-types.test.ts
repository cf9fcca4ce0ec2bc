import { renderTypes } from './render-types.ts';

const liveWith = (events: Record<string, Record<string, unknown>>) => ({
  releases: ['mf-search 3.0.0'],
  events: new Map(Object.entries(events)),
  fragments: new Map(),
  overlays: new Map(),
  calls: new Map(),
});

const render = (schema: Record<string, unknown>) =>
  renderTypes(liveWith({ 'search:done': schema }), 'https://registry.example');

const objectWith = (properties: Record<string, unknown>) => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});

describe('renderTypes', () => {
  it('writes no code of a schema, which is another squad’s', async () => {
    const code = "string }}\ndeclare module 'shared-runtime' {}\ndeclare namespace X { type Y = {a: string";
    const types = await render(
      objectWith({
        term: { type: 'string', tsType: code },
        order: { enum: ['a', 'b'], tsEnumNames: [code, code] },
      }),
    );
    expect(types).not.toContain("declare module 'shared-runtime'");
    expect(types).toMatch(/term: string/);
  });

  it('keeps a field that has the name of a keyword for code', async () => {
    expect(await render(objectWith({ tsType: { type: 'string' } }))).toMatch(/tsType: string/);
  });

  it('writes nested lists with a number of items as lists', async () => {
    const nested = (depth: number): object =>
      depth === 0
        ? { type: 'string' }
        : { type: 'array', maxItems: 20, items: objectWith({ items: nested(depth - 1) }) };
    expect((await render(objectWith({ list: nested(4) }))).length).toBeLessThan(5_000);
  });

  it('writes unknown for a schema that leads out of its release, and the types of all others', async () => {
    const types = await renderTypes(
      liveWith({
        'search:done': objectWith({ term: { $ref: 'file:///etc/passwd' } }),
        'search:opened': objectWith({ term: { type: 'string' } }),
      }),
      'https://registry.example',
    );
    expect(types).toMatch(/namespace Event_search_done \{\nexport type Root = unknown;/);
    expect(types).toMatch(/namespace Event_search_opened \{[^]*term: string/);
  });
});
