import * as z from './schema.ts';

describe('shared-contracts/schema', () => {
  it('has every function that released remotes take from the shell', () => {
    expect(Object.keys(z).sort()).toEqual([
      'array',
      'boolean',
      'enum',
      'int',
      'literal',
      'null',
      'nullable',
      'number',
      'object',
      'optional',
      'regex',
      'string',
      'union',
    ]);
  });

  it('describes a payload with alternatives', () => {
    const payload = z.union([
      z.object({ kind: z.literal('rated'), stars: z.number() }),
      z.object({ kind: z.literal('skipped') }),
    ]);
    expect(payload.safeParse({ kind: 'rated', stars: 4.5 }).success).toBe(true);
    expect(payload.safeParse({ kind: 'rated' }).success).toBe(false);
  });
});
