import { contractOf, termOf } from '../testing/contract-fixture.ts';
import { parseContract } from './parse-contract.ts';

const contract = contractOf({ emits: { 'basket:changed': termOf() } });

describe('parseContract', () => {
  it('returns the contract that was written', () => {
    expect(parseContract(Buffer.from(JSON.stringify(contract)))).toEqual({ ok: true, contract });
  });

  it('rejects bytes that are not UTF-8', () => {
    expect(parseContract(Buffer.from([0x22, 0xff, 0x22]))).toMatchObject({ ok: false });
  });

  it('rejects a key that would change the prototype of objects', () => {
    const hostile = JSON.stringify(contract).replace('"shared":{', '"shared":{"__proto__":{"polluted":"1"},');
    expect(parseContract(Buffer.from(hostile))).toMatchObject({ ok: false });
    expect({}).not.toHaveProperty('polluted');
  });
});
