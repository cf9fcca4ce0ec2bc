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

describe('a contract file', () => {
  it('takes what a build says of itself', () => {
    expect(contractFileSchema.parse(contract)).toEqual(contract);
  });

  it.each([
    ['no example to replay', { emits: { 'basket:changed': { ...term, examples: [] } } }],
    ['an example table without a schema', { uses: { 'account/register': { major: 1, examples: [{}] } } }],
    ['an event that is named like nothing', { emits: { constructor: term } }],
    ['a module that is named like nothing', { shared: { 'https://evil.example/': '1' } }],
    ['a range of another kind', { shared: { react: 19 } }],
    ['another format', { schema: 2 }],
  ])('is not one with %s', (_what, change) => {
    expect(contractFileSchema.safeParse({ ...contract, ...change }).success).toBe(false);
  });
});
