import { useEffect, useRef, type ReactNode } from 'react';
import { FormattedMessage, Fragment, type PageParams } from 'shared-runtime';
import { readListingRequest, type ListingRequest } from '../../domain/listing-request.ts';
import { MissingTerm } from './missing-term.tsx';
import { ResultsFailed } from './results-failed.tsx';
import { ResultsPending } from './results-pending.tsx';
import styles from './results-page.module.css';

export function ResultsPage({ params }: { params: PageParams }) {
  const listing = readListingRequest(params.search);
  return <div className={styles.page}>{listing ? <Results listing={listing} /> : <MissingTerm />}</div>;
}

function Results({ listing }: { listing: ListingRequest }) {
  const heading = useFocusOnChange<HTMLHeadingElement>(listing.s);
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className={styles.heading}>
        <FormattedMessage id="results.heading" values={{ text: listing.s, term: emphasised }} />
      </h1>
      <Fragment name="catalogue/listing" props={listing} pending={<ResultsPending />} fallback={failed} />
    </>
  );
}

function emphasised(parts: ReactNode): ReactNode {
  return <span className={styles.term}>{parts}</span>;
}

function failed(retry: () => void): ReactNode {
  return <ResultsFailed onRetry={retry} />;
}

/**
 * Focuses an element when the value changes. The shell moves the focus to a new page, but not for a new term on the
 * same page.
 */
function useFocusOnChange<Target extends HTMLElement>(value: string) {
  const target = useRef<Target>(null);
  const previousValue = useRef(value);
  useEffect(() => {
    if (previousValue.current === value) return;
    previousValue.current = value;
    target.current?.focus({ preventScroll: true });
  }, [value]);
  return target;
}
