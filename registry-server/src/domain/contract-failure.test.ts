import type { ContractFile } from 'shared-contracts/releases';
import { contractOf, termOf } from 'registry-client/testing/contract-fixture';
import { manifestOf } from 'registry-client/testing/release-fixture';
import { contractFailure } from './contract-failure.ts';

const contract = contractOf({
  emits: { 'basket:changed': termOf() },
  offers: { 'basket/added': termOf() },
  uses: { 'account/register': termOf() },
});
const manifest = manifestOf({ contract });

describe('contractFailure', () => {
  it('finds no failure when names and majors agree', () => {
    expect(contractFailure(manifest, contract)).toBeUndefined();
  });

  it.each<[string, Partial<ContractFile>, string]>([
    ['another shell API', { shellApi: 2 }, 'it names shell API 2'],
    ['another major', { emits: { 'basket:changed': termOf({ major: 2 }) } }, 'what it emits'],
    ['an undeclared event', { emits: {} }, 'what it emits'],
    ['an additional event', { consumes: { 'basket:changed': termOf() } }, 'what it consumes'],
    ['undeclared props', { uses: {} }, 'what it offers and uses'],
    ['an invalid range', { shared: { react: 'latest' } }, 'latest of react is no range of versions'],
    [
      'an example that is none',
      { emits: { 'basket:changed': termOf({ examples: [{}] }) } },
      'its example of basket:changed is not one',
    ],
    [
      'a schema that is none',
      { emits: { 'basket:changed': termOf({ schema: { type: 'x' } }) } },
      'no JSON Schema',
    ],
  ])('reports %s', (_what, change, message) => {
    expect(contractFailure(manifest, { ...contract, ...change })).toContain(message);
  });

  it('reports an offered expose of another remote', () => {
    const foreign = contractOf({ offers: { 'catalogue/listing': termOf() } });
    expect(contractFailure(manifestOf({ contract: foreign }), foreign)).toBe(
      "it offers catalogue/listing, which is another remote's",
    );
  });
});
