import { contractFileSchema } from './contract-file.ts';

const term = { major: 1, schema: { type: 'object' }, examples: [{}] };
const contract = {
  schema: 1,
  shellApi: 1,
  shared: { react: '^19.0.0', '@tanstack/react-query': '^5.0.0', 'react/jsx-runtime': '^19.0.0' },
  emits: { 'basket:changed': term },
  consumes: { 'session:changed': term },
  offers: { 'basket/mini-basket': term },
  uses: { 'account/register': term },
};

describe('contractFileSchema', () => {
  it('accepts the contract file of a build', () => {
    expect(contractFileSchema.parse(contract)).toEqual(contract);
  });

  it('accepts a further major of an event', () => {
    const emits = { 'basket:changed': { ...term, major: 2 }, 'basket:changed@1': term };
    expect(contractFileSchema.parse({ ...contract, emits }).emits).toEqual(emits);
  });

  it.each([
    ['a term without examples', { emits: { 'basket:changed': { ...term, examples: [] } } }],
    ['a term without a schema', { uses: { 'account/register': { major: 1, examples: [{}] } } }],
    ['an invalid event name', { emits: { constructor: term } }],
    ['a major in words', { emits: { 'basket:changed@one': term } }],
    ['an invalid module name', { shared: { 'https://evil.example/': '1' } }],
    ['a range that is no text', { shared: { react: 19 } }],
    ['another schema version', { schema: 2 }],
  ])('rejects %s', (_what, change) => {
    expect(contractFileSchema.safeParse({ ...contract, ...change }).success).toBe(false);
  });
});
