import { useEffect, useEffectEvent, useRef, type SubmitEvent } from 'react';
import { paths } from 'shared-contracts/routes';
import { FormattedMessage, useIntl } from 'shared-runtime';
import { useNavigate } from 'shared-runtime/router';
import { Button, TextField } from 'shared-ui';
import { maxTermLength, readTerm } from '../../domain/brands/filter-groups.ts';
import styles from './brands-page.module.css';

export interface BrandSearchProps {
  initialTerm: string;
  /** Number of brands that are found. */
  count: number;
  onChange: (term: string) => void;
  /** Called with the term that the URL is about to get. */
  onSubmitted: (term: string) => void;
}

/**
 * Renders the field that filters while it is typed in. Without JavaScript it is a form; with it, the form only writes the
 * term into the URL, so that the result can be shared and Back restores it. The field keeps its own state, so that what was
 * typed before hydration counts.
 */
export function BrandSearch({ initialTerm, count, onChange, onSubmitted }: BrandSearchProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const applyTyped = useEffectEvent(() => onChange(field.current?.value ?? ''));
  useEffect(() => applyTyped(), []);

  function handleSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const term = readTerm(field.current?.value);
    onSubmitted(term);
    const query = term === '' ? '' : `?${new URLSearchParams({ q: term }).toString()}`;
    void navigate(`${paths.brandsIndex}${query}`, { replace: true, preventScrollReset: true });
  }

  return (
    <form
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- few screen readers know <search> yet
      role="search"
      // The header has a search too.
      aria-label={intl.formatMessage({ id: 'brands.search' })}
      action={paths.brandsIndex}
      className={styles.search}
      onSubmit={handleSubmit}
    >
      <TextField
        ref={field}
        type="search"
        name="q"
        label={intl.formatMessage({ id: 'brands.search' })}
        defaultValue={initialTerm}
        maxLength={maxTermLength}
        autoComplete="off"
        className={styles.field}
        onChange={({ target }) => onChange(target.value)}
      />
      <Button type="submit" variant="secondary">
        <FormattedMessage id="brands.search.submit" />
      </Button>
      <output className={styles.found}>
        <FormattedMessage id="brands.found" values={{ count }} />
      </output>
    </form>
  );
}
