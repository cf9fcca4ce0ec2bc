import type { CallResponse } from 'shared-contracts/api/descriptor';
import type { brands } from 'shared-contracts/descriptors/brands';
import { matchesLabel } from '../match-label.ts';

export type BrandGroup = CallResponse<typeof brands>['groups'][number];

/** Longest term that is searched: no name of a brand is longer. */
export const maxTermLength = 60;

/** Reads a term from a URL, which may contain anything. */
export const readTerm = (text = ''): string => text.slice(0, maxTermLength).trim();

/** Leaves out the brands whose names do not contain the term, regardless of case and accents. Keeps groups without any. */
export function filterGroups(groups: readonly BrandGroup[], term: string): readonly BrandGroup[] {
  if (term.trim() === '') return groups;
  return groups.map(({ letter, brands }) => ({
    letter,
    brands: brands.filter(({ name }) => matchesLabel(name, term)),
  }));
}

export const countBrands = (groups: readonly BrandGroup[]): number =>
  groups.reduce((sum, { brands }) => sum + brands.length, 0);
