import type { MouseEvent } from 'react';
import { FormattedMessage, useIntl } from 'shared-runtime';
import { IconButton, XIcon } from 'shared-ui';
import styles from './recent-removals.module.css';

export interface RecentRemovalsProps {
  terms: readonly string[];
  /** Whether the last removal failed. */
  hasFailed: boolean;
  /** Removes one search, or all of them for null. */
  onRemove: (term: string | null) => void;
  onEmptied: () => void;
}

/** Renders the buttons that remove recent searches, each in the row of its search. */
export function RecentRemovals({ terms, hasFailed, onRemove, onEmptied }: RecentRemovalsProps) {
  const intl = useIntl();

  function handleRemove({ currentTarget }: MouseEvent<HTMLElement>, term: string): void {
    // The button disappears: without another place for the focus, the box would close.
    const row = currentTarget.closest('li');
    const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
    if (neighbour) neighbour.querySelector('button')?.focus();
    else onEmptied();
    onRemove(term);
  }

  return (
    <>
      <div className={styles.removals}>
        <button
          type="button"
          className={styles.all}
          onClick={() => {
            onEmptied();
            onRemove(null);
          }}
        >
          <FormattedMessage id="box.removeAll" />
        </button>
        <ul className={styles.list}>
          {terms.map((term) => (
            <li key={term}>
              <IconButton
                label={intl.formatMessage({ id: 'box.remove' }, { term })}
                icon={<XIcon />}
                onClick={(event) => handleRemove(event, term)}
              />
            </li>
          ))}
        </ul>
      </div>
      {hasFailed ? (
        <p role="alert" className={styles.failed}>
          <FormattedMessage id="box.removeFailed" />
        </p>
      ) : null}
    </>
  );
}
