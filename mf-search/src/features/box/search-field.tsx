import type { AriaAttributes, ComponentPropsWithRef } from 'react';
import { useIntl } from 'shared-runtime';
import { ChevronLeftIcon, IconButton, SearchIcon, XIcon } from 'shared-ui';
import { maxTermLength } from '../../domain/term.ts';
import { useIsHydrated } from './use-is-hydrated.ts';
import styles from './search-field.module.css';

export interface SearchFieldProps {
  input: ComponentPropsWithRef<'input'>;
  /** Relation to the list of suggestions. */
  combobox: AriaAttributes;
  isOpen: boolean;
  onBack: () => void;
  onClear: () => void;
}

export function SearchField({ input, combobox, isOpen, onBack, onClear }: SearchFieldProps) {
  const intl = useIntl();
  const label = intl.formatMessage({ id: 'box.label' });
  // Without JavaScript nothing pops up, so the field is not yet a combobox.
  const isCombobox = useIsHydrated();
  return (
    <div className={styles.field}>
      {isOpen ? (
        <IconButton
          label={intl.formatMessage({ id: 'box.back' })}
          icon={<ChevronLeftIcon />}
          className={styles.back}
          onClick={onBack}
        />
      ) : null}
      <input
        {...input}
        {...(isCombobox ? { ...combobox, role: 'combobox' } : { role: 'searchbox' })}
        // HTML allows the role combobox on a field of type text, not on one of type search.
        type="text"
        inputMode="search"
        name="s"
        aria-label={label}
        placeholder={label}
        maxLength={maxTermLength}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        className={styles.input}
      />
      {input.value === '' ? null : (
        <IconButton
          label={intl.formatMessage({ id: 'box.clear' })}
          icon={<XIcon />}
          className={styles.button}
          onClick={onClear}
        />
      )}
      <IconButton
        type="submit"
        label={intl.formatMessage({ id: 'box.submit' })}
        icon={<SearchIcon />}
        className={styles.button}
      />
    </div>
  );
}
