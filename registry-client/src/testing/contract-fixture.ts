import { shellApiMajor, type ContractFile, type ContractTerm } from 'shared-contracts/releases';

const basketSchema = {
  type: 'object',
  properties: { basketCount: { type: 'integer' } },
  required: ['basketCount'],
};

/** Returns an event or expose in major 1, by default with the schema and examples of a basket. */
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

/** Returns what `release.json` must contain for this contract file. */
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
