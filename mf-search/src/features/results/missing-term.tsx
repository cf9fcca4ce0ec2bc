import { useState, type SubmitEvent } from 'react';
import { signPath } from 'shared-contracts/pictures';
import { paths } from 'shared-contracts/routes';
import { FormattedMessage, useIntl } from 'shared-runtime';
import { useNavigate } from 'shared-runtime/router';
import { Button, EmptyState } from 'shared-ui';
import { cleanTerm, maxTermLength } from '../../domain/term.ts';
import styles from './missing-term.module.css';

/** Renders /search without a term: a form to enter one. */
export function MissingTerm() {
  const intl = useIntl();
  const navigate = useNavigate();
  const [term, setTerm] = useState('');

  function handleSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const searchTerm = cleanTerm(term);
    if (searchTerm !== '') void navigate(paths.search(searchTerm));
  }

  return (
    <EmptyState
      headingLevel={1}
      drawing={signPath('empty-search')}
      title={<FormattedMessage id="results.emptyTitle" />}
      actions={
        <form
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- few screen readers know <search> yet
          role="search"
          aria-label={intl.formatMessage({ id: 'results.form' })}
          action="/search"
          method="get"
          className={styles.form}
          onSubmit={handleSubmit}
        >
          <input
            type="search"
            name="s"
            aria-label={intl.formatMessage({ id: 'results.field' })}
            maxLength={maxTermLength}
            enterKeyHint="search"
            className={styles.input}
            value={term}
            onChange={(event) => setTerm(event.target.value)}
          />
          <Button type="submit">
            <FormattedMessage id="results.submit" />
          </Button>
        </form>
      }
    >
      <p>
        <FormattedMessage id="results.empty" />
      </p>
    </EmptyState>
  );
}
