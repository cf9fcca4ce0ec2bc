import { defineEvent } from 'shared-contracts/events';
import { basketChanged } from 'shared-contracts/events/basket';
import { sessionChanged } from 'shared-contracts/events/session';
import * as z from 'shared-contracts/schema';
import { contractFileSchema } from 'shared-contracts/releases';
import { describeContract } from './contract-file.ts';
import { sharedModules, type FederationConfig } from '../federation.ts';

const federation: FederationConfig = {
  name: 'mf-basket',
  squad: 'basket',
  exposes: {},
  emits: [basketChanged],
  consumes: [basketChanged, sessionChanged],
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

  it('lists an event that only the remote knows, in two majors, with examples of the config', () => {
    const one = defineEvent({
      type: 'basket:shared',
      major: 1,
      replay: 'fact',
      payload: z.object({ code: z.string() }),
    });
    const two = defineEvent({ ...one, major: 2, payload: z.object({ codes: z.array(z.string()) }) });
    const eventExamples = { 'basket:shared@1': [{ code: 'A1' }], 'basket:shared': [{ codes: ['A1'] }] };
    const { emits } = describeContract({ ...federation, emits: [one, two], eventExamples });
    expect(emits['basket:shared@1']).toMatchObject({ major: 1, examples: [{ code: 'A1' }] });
    expect(emits['basket:shared']).toMatchObject({ major: 2, schema: { required: ['codes'] } });
    expect(() => describeContract({ ...federation, emits: [one] })).toThrow(
      'mf-basket: basket:shared has no example',
    );
  });

  it('is unchanged after writing and reading', () => {
    expect(contractFileSchema.parse(JSON.parse(JSON.stringify(contract)))).toEqual(contract);
  });
});
