import { useId, useRef, type SubmitEvent } from 'react';
import { paths } from 'shared-contracts/routes';
import { useNavigate } from 'shared-runtime/router';
import { cleanTerm } from '../../domain/term.ts';
import { Announcement } from './announcement.tsx';
import { createKeyHandler } from './create-key-handler.ts';
import { LoadedPanel, useSuggestionPanel } from './loaded-panel.tsx';
import { SearchField } from './search-field.tsx';
import { optionId, optionsOf, type Option } from './suggestions/option.ts';
import { useDefaultSuggestions } from './suggestions/use-default-suggestions.ts';
import { useSuggestions, type Suggestions } from './suggestions/use-suggestions.ts';
import { useBoxState } from './use-box-state.ts';
import { useCloseRequest } from './use-close-request.ts';
import { useInteractionOutside } from './use-interaction-outside.ts';
import { useMouseLeave } from './use-mouse-leave.ts';
import { usePublishActivity } from './use-publish-activity.ts';
import { useReturnFocus } from './use-return-focus.ts';
import styles from './search-box.module.css';

/** Renders a form to /search that shows suggestions while typing. On a phone it covers the page meanwhile. */
export function SearchBox() {
  const navigate = useNavigate();
  const listId = useId();
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [state, dispatch] = useBoxState(input);
  const { term, isOpen, option } = state;
  const close = () => dispatch({ type: 'closed' });
  const leave = () => dispatch({ type: 'left' });
  const searchTerm = cleanTerm(term);
  const defaults = useDefaultSuggestions(isOpen && searchTerm === '');
  const found = useSuggestions(searchTerm, isOpen);
  const panel = useSuggestionPanel(isOpen);
  const suggestions: Suggestions =
    defaults.groups.length > 0 ? { status: 'found', groups: defaults.groups } : found;
  const options = suggestions.status === 'found' && panel ? optionsOf(suggestions.groups) : [];
  const isListed = options.length > 0;
  useInteractionOutside(form, isOpen || state.isNewTerm, leave);
  const mouse = useMouseLeave(isOpen, close);
  usePublishActivity(isOpen);
  const { rememberOrigin, returnFocus } = useReturnFocus();

  function handleChoose({ kind, suggestion }: Option): void {
    if (kind === 'recent') defaults.recent.add(suggestion.text);
    leave();
  }

  function handleFollow(chosen: Option): void {
    handleChoose(chosen);
    void navigate(chosen.suggestion.href, { allowsDocument: true });
  }

  function handleSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    leave(); // Enter hides recent searches, also with an empty term (specification §4)
    // Reads the field, not the state: a form that was submitted before hydration is submitted again during it, before
    // the state has what was typed.
    const enteredTerm = cleanTerm(input.current?.value ?? '');
    if (enteredTerm === '') return;
    defaults.recent.add(enteredTerm);
    void navigate(paths.search(enteredTerm), { allowsDocument: true });
  }

  function handleBack(): void {
    close();
    returnFocus(form.current?.querySelector<HTMLElement>('[type="submit"]') ?? null);
  }

  useCloseRequest(isOpen, handleBack);

  function handleClear(): void {
    dispatch({ type: 'typed', term: '' });
    input.current?.focus();
  }

  const handleKeyDown = createKeyHandler({
    state,
    dispatch,
    options,
    onFollow: handleFollow,
    onRemove: defaults.recent.remove,
  });
  return (
    <div className={styles.place}>
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
        <SearchField
          input={{
            ref: input,
            value: term,
            onChange: (event) => dispatch({ type: 'typed', term: event.target.value }),
            onFocus: (event) => {
              rememberOrigin(event);
              dispatch({ type: 'opened' });
            },
            onKeyDown: handleKeyDown,
          }}
          combobox={{
            'aria-autocomplete': 'list',
            'aria-expanded': isListed,
            'aria-controls': isListed ? listId : undefined,
            'aria-activedescendant': option !== null && isListed ? optionId(listId, option) : undefined,
          }}
          isOpen={isOpen}
          onBack={handleBack}
          onClear={handleClear}
        />
        <Announcement suggestions={suggestions} />
        {panel && (suggestions.status === 'searching' || suggestions.status === 'found') ? (
          <LoadedPanel
            panel={panel}
            listId={listId}
            suggestions={suggestions}
            term={searchTerm}
            selected={option}
            defaults={defaults}
            onChoose={handleChoose}
            onFocusField={() => input.current?.focus()}
          />
        ) : null}
      </form>
    </div>
  );
}
