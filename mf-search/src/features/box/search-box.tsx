import { useEffect, useId, useReducer, useRef, useState, type KeyboardEvent, type SubmitEvent } from 'react';
import { paths } from 'shared-contracts/routes';
import { useIntl } from 'shared-runtime';
import { useLocation, useNavigate } from 'shared-runtime/router';
import { IconButton, SearchIcon, XIcon } from 'shared-ui';
import { cleanTerm, maxTermLength } from '../../domain/term.ts';
import { boxReducer, initialBoxState } from './box-state.ts';
import { optionId } from './suggestions/suggestion-list.tsx';
import { SuggestionPanel } from './suggestions/suggestion-panel.tsx';
import { usePublishActivity } from './use-publish-activity.ts';
import { useInteractionOutside } from './use-interaction-outside.ts';
import { useMouseLeave } from './use-mouse-leave.ts';
import { useSuggestions } from './suggestions/use-suggestions.ts';
import styles from './search-box.module.css';

/** Renders a form to /search that shows suggestions while typing. */
export function SearchBox() {
  const intl = useIntl();
  const navigate = useNavigate();
  const listId = useId();
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [{ term, isOpen, option }, dispatch] = useReducer(boxReducer, initialBoxState);
  const close = () => dispatch({ type: 'closed' });
  const searchTerm = cleanTerm(term);
  const suggestions = useSuggestions(searchTerm, isOpen);
  const options =
    suggestions.status === 'found' ? suggestions.groups.flatMap((group) => group.suggestions) : [];
  const isListed = options.length > 0;
  const chosen = option === null ? undefined : options[option];

  const { key: page } = useLocation();
  const [seenPage, setSeenPage] = useState(page);
  if (seenPage !== page) {
    setSeenPage(page);
    dispatch({ type: 'left-page' });
  }

  useEffect(() => {
    // Reads what was typed before hydration: React keeps the text in the field, but not in its state.
    const typed = input.current?.value ?? '';
    if (typed !== '') dispatch({ type: 'typed', term: typed });
    dispatch({ type: document.activeElement === input.current ? 'opened' : 'closed' });
  }, []);
  useInteractionOutside(form, isOpen, close);
  const mouse = useMouseLeave(isOpen, close);
  usePublishActivity(isOpen);

  function go(href: string): void {
    close();
    void navigate(href);
  }

  function handleSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    // Reads the field, not the state: a form that was submitted before hydration is submitted again during it, before
    // the effect above has read the field.
    const enteredTerm = cleanTerm(input.current?.value ?? '');
    if (enteredTerm === '')
      close(); // Enter hides recent searches (specification §6)
    else go(paths.search(enteredTerm));
  }

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      dispatch({ type: 'moved', by: event.key === 'ArrowDown' ? 1 : -1, count: options.length });
    } else if (event.key === 'Enter' && chosen) {
      event.preventDefault();
      go(chosen.href);
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      close();
    }
  }

  function handleClear(): void {
    dispatch({ type: 'typed', term: '' });
    input.current?.focus();
  }

  const label = intl.formatMessage({ id: 'box.label' });
  return (
    <form
      ref={form}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- few screen readers know <search> yet
      role="search"
      action="/search"
      method="get"
      className={styles.form}
      data-open={isOpen || undefined}
      onSubmit={handleSubmit}
      {...mouse}
    >
      <div className={styles.field}>
        <input
          ref={input}
          // HTML allows the role combobox on a field of type text, not on one of type search.
          type="text"
          inputMode="search"
          name="s"
          role="combobox"
          aria-label={label}
          aria-autocomplete="list"
          aria-expanded={isListed}
          aria-controls={isListed ? listId : undefined}
          aria-activedescendant={chosen && option !== null ? optionId(listId, option) : undefined}
          placeholder={label}
          maxLength={maxTermLength}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          className={styles.input}
          value={term}
          onChange={(event) => dispatch({ type: 'typed', term: event.target.value })}
          onFocus={() => dispatch({ type: 'opened' })}
          onKeyDown={handleKeyDown}
        />
        {term === '' ? null : (
          <IconButton
            label={intl.formatMessage({ id: 'box.clear' })}
            icon={<XIcon />}
            className={styles.button}
            onClick={handleClear}
          />
        )}
        <IconButton
          type="submit"
          label={intl.formatMessage({ id: 'box.submit' })}
          icon={<SearchIcon />}
          className={styles.button}
        />
      </div>
      <SuggestionPanel
        listId={listId}
        suggestions={suggestions}
        term={searchTerm}
        selected={option}
        onChoose={close}
      />
    </form>
  );
}
