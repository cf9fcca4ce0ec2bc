import type { Dispatch, KeyboardEvent } from 'react';
import type { BoxAction, BoxState } from './box-state.ts';
import type { Option } from './suggestions/option.ts';

export interface KeyHandlerOptions {
  state: BoxState;
  dispatch: Dispatch<BoxAction>;
  options: readonly Option[];
  onFollow: (option: Option) => void;
  onRemove: (term: string) => void;
}

/** Returns the handler of the keys of an editable combobox; the browser handles the others. */
export function createKeyHandler({ state, dispatch, options, onFollow, onRemove }: KeyHandlerOptions) {
  const chosen = state.option === null ? undefined : options[state.option];

  /** Returns whether the key has been handled. */
  function handle(key: string): boolean {
    switch (key) {
      case 'ArrowDown':
      case 'ArrowUp':
        dispatch({ type: 'moved', by: key === 'ArrowDown' ? 1 : -1, count: options.length });
        return true;
      case 'Enter':
        if (chosen) onFollow(chosen);
        return chosen !== undefined;
      case 'Delete':
        if (chosen?.kind !== 'recent') return false;
        onRemove(chosen.suggestion.text);
        return true;
      case 'Escape':
        if (!state.isOpen && state.term === '') return false;
        dispatch({ type: state.isOpen ? 'closed' : 'reset' });
        return true;
      case 'Home':
      case 'End':
      case 'ArrowLeft':
      case 'ArrowRight':
        // They move the cursor of the text, to which the selection returns.
        if (chosen) dispatch({ type: 'deselected' });
        return false;
      default:
        return false;
    }
  }

  return (event: KeyboardEvent): void => {
    if (!event.nativeEvent.isComposing && handle(event.key)) event.preventDefault();
  };
}
