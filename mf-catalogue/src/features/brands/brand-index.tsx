import { useDeferredValue, useMemo } from 'react';
import type { CallResponse } from 'shared-contracts/api/descriptor';
import type { brands } from 'shared-contracts/descriptors/brands';
import { countBrands, filterGroups } from '../../domain/brands/filter-groups.ts';
import { BrandGroups } from './brand-groups.tsx';
import { BrandSearch } from './brand-search.tsx';
import { LargestBrands } from './largest-brands.tsx';
import { LetterLinks } from './letter-links.tsx';
import { NoBrand } from './no-brand.tsx';
import { useTerm } from './use-term.ts';

export interface BrandIndexProps extends CallResponse<typeof brands> {
  /** What the URL searches for. */
  term: string;
}

/** Renders the search field and the brands whose names contain its text, without a request. */
export function BrandIndex({ groups, largest, term: urlTerm }: BrandIndexProps) {
  const { term, version, setTerm, handleSubmitted } = useTerm(urlTerm);
  // Thousands of brands take longer than a frame: what is typed appears first.
  const applied = useDeferredValue(term);
  const found = useMemo(() => filterGroups(groups, applied), [groups, applied]);
  const count = countBrands(found);
  return (
    <>
      <BrandSearch
        key={version}
        initialTerm={urlTerm}
        count={count}
        onChange={setTerm}
        onSubmitted={handleSubmitted}
      />
      {count === 0 ? (
        <NoBrand term={applied.trim()} />
      ) : (
        <>
          <LetterLinks groups={found} />
          {applied.trim() === '' ? <LargestBrands brands={largest} /> : null}
          <BrandGroups groups={found} />
        </>
      )}
    </>
  );
}
