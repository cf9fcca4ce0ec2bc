import { stores } from 'shared-contracts/stores';
import { sellerOf } from './legal-registrations.ts';
import { storeConfig } from './store-config.ts';

const sellerIn = (code: string) => {
  const store = stores.find((each) => each.code === code) ?? stores[0];
  return sellerOf(storeConfig(store), store);
};

describe('sellerOf', () => {
  it.each(stores.map((store) => [store.code, store] as const))(
    'names company, address, register and the VAT number of the country of store %s',
    (_code, store) => {
      const { name, address, vatId, legalLines } = sellerOf(storeConfig(store), store);
      expect(name).toBe('Offpiste Ltd');
      expect(address.length).toBeGreaterThan(1);
      expect(vatId.startsWith(store.country)).toBe(true);
      expect(legalLines[0]).toContain('Companies House');
      expect(legalLines.join()).not.toMatch(/[{}]/);
    },
  );

  it.each([
    ['de', /HRB \d+.*Geschäftsführung: Ellen Marsh/],
    ['at', /FN \d+.*Geschäftsführung: Ellen Marsh/],
    ['fr', /RCS .*SIRET/],
    ['dk', /CVR-nr\./],
    ['se', /Organisationsnummer.*Godkänd för F-skatt/],
    ['no', /MVA.*Foretaksregisteret/],
    ['fi', /Y-tunnus/],
    ['it', /Codice fiscale.*REA/],
    ['es', /NIF/],
  ])('has the lines that the law of store %s asks for', (code, lines) => {
    expect(sellerIn(code).legalLines.join(', ')).toMatch(lines);
  });
});
