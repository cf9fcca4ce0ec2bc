import { shellApiMajor, type ContractFile, type ContractTerm } from 'shared-contracts/releases';

const basketSchema = {
  type: 'object',
  properties: { basketCount: { type: 'integer' } },
  required: ['basketCount'],
};

/** An event or an expose in major 1, with the schema and the examples of a basket where nothing else is given. */
export function termOf(term: Partial<ContractTerm> = {}): ContractTerm {
  return { major: 1, schema: basketSchema, examples: [{ basketCount: 2 }], ...term };
}

export function contractOf(parts: Partial<ContractFile> = {}): ContractFile {
  return {
    schema: 1,
    shellApi: shellApiMajor,
    shared: { react: '^19.0.0', 'react-dom': '^19.0.0' },
    emits: {},
    consumes: {},
    offers: {},
    uses: {},
    ...parts,
  };
}

/** What `release.json` has to say of this contract. */
export function majorsOf({ shellApi, emits, consumes, offers, uses }: ContractFile) {
  const majors = (terms: Record<string, ContractTerm>) =>
    Object.fromEntries(Object.entries(terms).map(([name, { major }]) => [name, major]));
  return {
    shellApi,
    emits: majors(emits),
    consumes: majors(consumes),
    props: majors({ ...offers, ...uses }),
  };
}
