import { endpoints } from 'shared-contracts/api';
import type { Endpoint } from 'shared-contracts/api/endpoint';
import { jsonSchemaOf, responseSchemaOf } from 'shared-contracts/json-schema';
import type { ApiContract, ContractCall, OfferedEndpoint } from 'shared-contracts/releases';
import { apiMismatches } from './api-mismatches.ts';

const object = (properties: Record<string, unknown>, required = Object.keys(properties)) => ({
  type: 'object',
  properties,
  required,
});
const id = { type: 'integer' };

const call: ContractCall = {
  method: 'POST',
  path: '/api/gift',
  request: { ...object({ id }), additionalProperties: false },
  response: object({ code: { type: 'string' } }),
};
const offer: OfferedEndpoint = { name: 'gift', caller: 'browser', ...call };

const mismatches = (change: Partial<OfferedEndpoint>, calls: Record<string, ContractCall> = { gift: call }) =>
  apiMismatches({ calls }, { schema: 1, endpoints: [{ ...offer, ...change }] });

/** Returns the shop's endpoints as the API offers them. */
function shopApi(): ApiContract {
  const described = Object.values<Endpoint>(endpoints).map(({ name, method, path, request, response }) => ({
    name,
    method,
    path,
    caller: 'browser' as const,
    request: jsonSchemaOf(request),
    response: { ...responseSchemaOf(response) },
  }));
  return { schema: 1, endpoints: described };
}

describe('apiMismatches', () => {
  it('is empty for a release that fits, and for an earlier one without calls', () => {
    expect(mismatches({})).toEqual([]);
    expect(mismatches({}, {})).toEqual([]);
    expect(apiMismatches({}, { schema: 1, endpoints: [] })).toEqual([]);
  });

  it('is empty for every endpoint of the shop, called as the same build describes it', () => {
    const api = shopApi();
    expect(api.endpoints.length).toBeGreaterThan(50);
    const calls = Object.fromEntries(
      api.endpoints.map(({ name, method, path, request, response }) => [
        name,
        { method, path, request, response } as ContractCall,
      ]),
    );
    expect(apiMismatches({ calls }, api)).toEqual([]);
  });

  it.each<[string, Partial<OfferedEndpoint>, string]>([
    [
      'an endpoint is missing',
      { name: 'gifts' },
      'it calls gift (POST /api/gift), which the API does not offer',
    ],
    [
      'its method differs',
      { method: 'PUT' },
      'it calls gift as POST /api/gift, and the API offers it as PUT /api/gift',
    ],
    [
      'its path differs',
      { path: '/api/gift/:id' },
      'it calls gift as POST /api/gift, and the API offers it as POST /api/gift/:id',
    ],
    ['it is for servers', { caller: 'server' }, 'it calls gift, which the API offers to other servers only'],
    [
      'the API requires a field',
      { request: object({ id, store: id }) },
      'gift: the API requires the request field store, which it may not send',
    ],
    [
      'the API rejects a field',
      { request: { ...object({}), additionalProperties: false } },
      'gift: it may send the request field id, which the API rejects',
    ],
    [
      'a field has another type',
      { request: object({ id: { type: 'string' } }) },
      'gift: it may send a whole number as the request field id, and the API accepts a text',
    ],
    [
      'a request cannot be compared',
      { request: { ...object({ id }), minProperties: 1 } },
      'gift: the request cannot be compared: its schema has the keyword "minProperties"',
    ],
    [
      'an answer lacks a field',
      { response: object({}) },
      'gift: it reads the response field code, which the API may leave out',
    ],
    [
      'an answer may be null',
      { response: object({ code: { type: ['string', 'null'] } }) },
      'gift: the API may answer null as the response field code, and it reads a text',
    ],
    [
      'an answer has another type',
      { response: { type: 'array', items: id } },
      'gift: the API may answer a list as the response, and it reads an object',
    ],
    [
      'an answer cannot be compared',
      { response: { type: 'object', minProperties: 1 } },
      'gift: the response cannot be compared: its schema has the keyword "minProperties"',
    ],
  ])('has a sentence if %s', (_what, change, sentence) => {
    expect(mismatches(change)).toEqual([sentence]);
  });

  it('accepts further fields of answers, and optional fields of requests', () => {
    const response = { ...object({ code: { type: 'string' }, value: id }), additionalProperties: false };
    expect(mismatches({ response, request: object({ id, note: { type: 'string' } }, ['id']) })).toEqual([]);
  });

  it('ends in time for a contract of many schemas that double at each step', () => {
    const next = (step: number) => ({ $ref: `#/$defs/s${step + 1}` });
    const steps = Array.from({ length: 25 }, (_, step) => [`s${step}`, { anyOf: [next(step), next(step)] }]);
    const doubling = { $ref: '#/$defs/s0', $defs: { ...Object.fromEntries(steps), s25: false } };
    const calls = Object.fromEntries(
      Array.from({ length: 300 }, (_, index) => [`gift-${index}`, { ...call, request: doubling }]),
    );
    const endpointsOfApi = Object.keys(calls).map((name) => ({ ...offer, name }));
    // Not by the clock, which also counts what other processes of a busy machine compute.
    const before = process.cpuUsage();
    expect(apiMismatches({ calls }, { schema: 1, endpoints: endpointsOfApi })).toContain(
      'gift-299: the request cannot be compared: its schema is too large',
    );
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1_000).toBeLessThan(2_000);
  });

  it('has five sentences for one endpoint at most', () => {
    const fields = Object.fromEntries(Array.from({ length: 8 }, (_, index) => [`field${index}`, id]));
    const sentences = mismatches({ request: object(fields) });
    expect(sentences).toHaveLength(6);
    expect(sentences.at(-1)).toBe('gift: and 3 further mismatches');
  });
});
