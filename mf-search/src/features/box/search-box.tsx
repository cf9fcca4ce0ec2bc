import { useEffect, useId, useReducer, useRef, useState, type KeyboardEvent, type SubmitEvent } from 'react';
import { paths } from 'shared-contracts/routes';
import { useIntl } from 'shared-runtime';
import { useLocation, useNavigate } from 'shared-runtime/router';
import { IconButton, SearchIcon, XIcon } from 'shared-ui';
import { cleanTerm, maxTermLength } from '../../domain/term.ts';
import { boxReducer, restingBox } from './box-state.ts';
import { optionId } from './suggestion-list.tsx';
import { SuggestionPanel } from './suggestion-panel.tsx';
import { useAnnouncedActivity } from './use-announced-activity.ts';
import { useLeave } from './use-leave.ts';
import { useMouseOut } from './use-mouse-out.ts';
import { useSuggestions } from './use-suggestions.ts';
import styles from './search-box.module.css';

/** A plain form to /search that, once the browser has taken over, suggests as one types. */
export function SearchBox() {
  const intl = useIntl();
  const navigate = useNavigate();
  const listId = useId();
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [{ term, isOpen, option }, dispatch] = useReducer(boxReducer, restingBox);
  const close = () => dispatch({ type: 'closed' });
  const asked = cleanTerm(term);
  const suggestions = useSuggestions(asked, isOpen);
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
    // Typed before the browser took over: React keeps the text in the field but does not know of it.
    const typed = input.current?.value ?? '';
    if (typed !== '') dispatch({ type: 'typed', term: typed });
    dispatch({ type: document.activeElement === input.current ? 'opened' : 'closed' });
  }, []);
  useLeave(form, isOpen, close);
  const mouse = useMouseOut(isOpen, close);
  useAnnouncedActivity(isOpen);

  function go(href: string): void {
    close();
    void navigate(href);
  }

  function handleSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    // What stands in the field, and not what is known of it: a form that came too early is sent again at the very
    // moment when the browser takes over, before anybody has looked at what was typed.
    const wanted = cleanTerm(input.current?.value ?? '');
    if (wanted === '')
      close(); // Enter hides recent searches (specification §6)
    else go(paths.search(wanted));
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
        term={asked}
        selected={option}
        onChoose={close}
      />
    </form>
  );
}
