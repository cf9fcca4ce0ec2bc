import { contractFileSchema } from 'shared-contracts/releases';
import { describeContract } from './contract-file.ts';
import { sharedModules, type FederationConfig } from '../federation.ts';

const federation: FederationConfig = {
  name: 'mf-basket',
  squad: 'basket',
  exposes: {},
  emits: ['basket:changed'],
  consumes: ['basket:changed', 'session:changed'],
  uses: ['account/register'],
  timeoutMs: 3000,
  budgetKb: 150,
};

describe('describeContract', () => {
  const contract = describeContract(federation);

  it('lists events, offered and used exposes, and shared modules', () => {
    expect(Object.keys(contract.emits)).toEqual(['basket:changed']);
    expect(Object.keys(contract.consumes)).toEqual(['basket:changed', 'session:changed']);
    expect(Object.keys(contract.offers).sort()).toEqual(['basket/added', 'basket/mini-basket']);
    expect(Object.keys(contract.uses)).toEqual(['account/register']);
    expect(contract.shared).toEqual(sharedModules);
  });

  it('lists fragments that only the remote knows', () => {
    const balance = { major: 1, schema: { type: 'object' }, examples: [{ code: 'A1' }] };
    const gifts = {
      ...federation,
      name: 'mf-gift-cards' as const,
      uses: [],
      offers: { 'gift-cards/balance': balance },
    };
    expect(describeContract(gifts).offers).toEqual({ 'gift-cards/balance': balance });
  });

  it('contains a schema and examples of each', () => {
    expect(contract.emits['basket:changed']).toMatchObject({
      major: 1,
      schema: { type: 'object', required: ['version', 'basketCount', 'total'] },
      examples: [{ version: 3, basketCount: 2 }],
    });
    expect(contract.uses['account/register']?.examples).toContainEqual({ reason: 'prices' });
  });

  it('is unchanged after writing and reading', () => {
    expect(contractFileSchema.parse(JSON.parse(JSON.stringify(contract)))).toEqual(contract);
  });
});
