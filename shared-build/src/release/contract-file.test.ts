import { defineEvent } from 'shared-contracts/events';
import * as z from 'shared-contracts/schema';
import { contractFileSchema } from 'shared-contracts/releases';
import type { DerivedContract } from '../derive/findings.ts';
import { describeContract } from './contract-file.ts';
import { describeEvent, sharedModules, type FederationConfig } from '../federation.ts';

const federation: FederationConfig = {
  name: 'mf-basket',
  squad: 'basket',
  exposes: {},
  timeoutMs: 3000,
  budgetKb: 150,
};

const site = { file: '/remote/src/exposes/page.tsx', line: 7 };
const sites = (...names: string[]) => new Map(names.map((name) => [name, site]));
/** @param names types, and `type@major` where the code has the definition */
const events = (...names: string[]) =>
  new Map(
    names.map((name) => {
      const [type = name, major] = name.split('@');
      return [name, { type, major: major === undefined ? null : Number(major), ...site }];
    }),
  );
const call = (name: string, method: string, path: string) =>
  new Map([[name, { name, method, path, ...site }]]);

function derived(parts: Partial<DerivedContract> = {}): DerivedContract {
  return { emits: events(), consumes: events(), uses: sites(), calls: new Map(), ...parts };
}

const describeAs = (parts: Partial<DerivedContract>, changes: Partial<FederationConfig> = {}) =>
  describeContract({ ...federation, ...changes }, derived(parts), '/remote');

describe('describeContract', () => {
  const contract = describeAs({
    emits: events('basket:changed@1'),
    consumes: events('session:changed', 'basket:changed@1'),
    uses: sites('account/register', 'basket/added'),
    calls: call('basket-add', 'POST', '/api/basket-add'),
  });

  it('lists events, offered and used exposes, and shared modules', () => {
    expect(Object.keys(contract.emits)).toEqual(['basket:changed']);
    expect(Object.keys(contract.consumes)).toEqual(['basket:changed', 'session:changed']);
    expect(Object.keys(contract.offers).sort()).toEqual(['basket/added', 'basket/mini-basket']);
    expect(contract.shared).toEqual(sharedModules);
  });

  it('lists the contents of other remotes only, also if they are opened by the name of a modal', () => {
    expect(Object.keys(contract.uses)).toEqual(['account/register']);
    const { uses } = describeAs({ uses: sites('size-guide', 'added-to-basket') });
    expect(Object.keys(uses)).toEqual(['catalogue/size-guide']);
  });

  it('consumes what the remote accepts besides what its code reads', () => {
    const { consumes } = describeAs(
      { consumes: events('session:changed') },
      { accepts: ['basket:line-added', 'session:changed'] },
    );
    expect(Object.keys(consumes)).toEqual(['basket:line-added', 'session:changed']);
    expect(() => describeAs({}, { accepts: ['gifts:sent'] })).toThrow(
      'federation.config.ts:1: gifts:sent is not in shared-contracts.',
    );
  });

  it('describes an endpoint: the request is strict, the answer may have further fields', () => {
    expect(contract.calls?.['basket-add']).toMatchObject({
      method: 'POST',
      path: '/api/basket-add',
      request: { required: ['store_id', 'productID', 'quantity'], additionalProperties: false },
      response: { type: 'object', properties: { basket: { type: 'object' } }, required: ['basket', 'added'] },
    });
    expect(JSON.stringify(contract.calls?.['basket-add']?.response)).not.toContain(
      '"additionalProperties":false',
    );
  });

  it('lists what only the remote knows', () => {
    const term = { major: 1, schema: { type: 'object' }, examples: [{ code: 'A1' }] };
    const schemas = { request: { type: 'object' }, response: { type: 'object' } };
    const gifts = describeAs(
      {
        emits: events('gift-cards:redeemed@1'),
        uses: sites('gift-wraps/choice'),
        calls: call('gift-card', 'GET', '/api/gift-card'),
      },
      {
        name: 'mf-gift-cards',
        offers: { 'gift-cards/balance': term },
        events: { 'gift-cards:redeemed': term },
        uses: { 'gift-wraps/choice': term },
        calls: { 'gift-card': schemas },
      },
    );
    expect(gifts).toMatchObject({
      offers: { 'gift-cards/balance': term },
      emits: { 'gift-cards:redeemed': term },
      uses: { 'gift-wraps/choice': term },
      calls: { 'gift-card': { method: 'GET', path: '/api/gift-card', ...schemas } },
    });
  });

  it.each([
    [{ emits: events('gifts:sent') }, 'gifts:sent is not in shared-contracts. Describe it under "events"'],
    [{ uses: sites('gifts/list') }, 'gifts/list is not in shared-contracts. Describe its props under "uses"'],
    [
      { calls: call('gifts', 'GET', '/api/gifts') },
      'gifts is not in shared-contracts. Describe it under "calls"',
    ],
    [
      { calls: call('basket-add', 'GET', '/api/basket-add') },
      'basket-add is POST /api/basket-add in shared-contracts, and GET /api/basket-add here.',
    ],
  ])('throws for what has no schema, with the place in the code (%#)', (parts, message) => {
    expect(() => describeAs(parts)).toThrow(`src/exposes/page.tsx:7: ${message}`);
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
    const own = {
      'basket:shared@1': describeEvent(one, [{ code: 'A1' }]),
      'basket:shared': describeEvent(two, [{ codes: ['A1'] }]),
    } as const;
    const { emits } = describeAs({ emits: events('basket:shared@1', 'basket:shared@2') }, { events: own });
    expect(emits['basket:shared@1']).toMatchObject({ major: 1, examples: [{ code: 'A1' }] });
    expect(emits['basket:shared']).toMatchObject({ major: 2, schema: { required: ['codes'] } });
    expect(() => describeAs({ emits: events('basket:shared@3') }, { events: own })).toThrow(
      'major 3 of basket:shared is not in shared-contracts. Describe it under "events"',
    );
  });

  it('is unchanged after writing and reading', () => {
    expect(contractFileSchema.parse(JSON.parse(JSON.stringify(contract)))).toEqual(contract);
  });
});
