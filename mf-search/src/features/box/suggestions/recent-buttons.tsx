import type { MouseEvent } from 'react';
import { FormattedMessage, useIntl } from 'shared-runtime';
import { IconButton, XIcon } from 'shared-ui';
import styles from './recent-buttons.module.css';

export interface RecentButtonsProps {
  terms: readonly string[];
  /** Whether the last removal failed. */
  hasFailed: boolean;
  /** Removes one search, or all of them for null. */
  onRemove: (term: string | null) => void;
  /** Null if all searches are shown. */
  onShowAll: (() => void) | null;
  /** Called when the button with the focus disappears and no other takes its place. */
  onFocusField: () => void;
}

/** Renders the buttons of recent searches: one beside each search, and those for all beside the title. */
export function RecentButtons(props: RecentButtonsProps) {
  const { terms, hasFailed, onRemove, onShowAll, onFocusField } = props;
  const intl = useIntl();

  function handleRemove({ currentTarget }: MouseEvent<HTMLElement>, term: string): void {
    // The button disappears: without another place for the focus, the box would close.
    const row = currentTarget.closest('li');
    const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
    if (neighbour) neighbour.querySelector('button')?.focus();
    else onFocusField();
    onRemove(term);
  }

  // These buttons disappear too.
  function handleRemoveAll(): void {
    onFocusField();
    onRemove(null);
  }

  function handleShowAll(): void {
    onFocusField();
    onShowAll?.();
  }

  return (
    <>
      <div className={styles.buttons}>
        <div className={styles.head}>
          {onShowAll ? (
            <button type="button" className={styles.all} onClick={handleShowAll}>
              <FormattedMessage id="box.allRecent" />
            </button>
          ) : null}
          <button type="button" className={styles.all} onClick={handleRemoveAll}>
            <FormattedMessage id="box.removeAll" />
          </button>
        </div>
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
