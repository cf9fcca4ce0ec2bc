import { contractOf, termOf } from '../testing/contract-fixture.ts';
import { parseContract } from './parse-contract.ts';

const contract = contractOf({ emits: { 'basket:changed': termOf() } });

describe('reading a contract file', () => {
  it('gives what was written', () => {
    expect(parseContract(Buffer.from(JSON.stringify(contract)))).toEqual({ ok: true, contract });
  });

  it('refuses bytes that are no text', () => {
    expect(parseContract(Buffer.from([0x22, 0xff, 0x22]))).toMatchObject({ ok: false });
  });

  it('lets no key of a file reach the objects of the registry', () => {
    const hostile = JSON.stringify(contract).replace('"shared":{', '"shared":{"__proto__":{"polluted":"1"},');
    expect(parseContract(Buffer.from(hostile))).toMatchObject({ ok: false });
    expect({}).not.toHaveProperty('polluted');
  });
});
