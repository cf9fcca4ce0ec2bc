import { useEffect, useReducer, useState, type Dispatch, type RefObject } from 'react';
import { useLocation } from 'shared-runtime/router';
import { boxReducer, initialBoxState, type BoxAction, type BoxState } from './box-state.ts';

/**
 * Returns the state of the box, which begins with what was typed before hydration. Another page resets it, unless a term was
 * typed meanwhile.
 */
export function useBoxState(input: RefObject<HTMLInputElement | null>): [BoxState, Dispatch<BoxAction>] {
  const [state, dispatch] = useReducer(boxReducer, initialBoxState);

  const { key: page } = useLocation();
  const [seenPage, setSeenPage] = useState(page);
  if (seenPage !== page) {
    setSeenPage(page);
    dispatch({ type: 'page-changed' });
  }

  useEffect(() => {
    // React keeps the text in the field, but not in its state.
    const isFocused = document.activeElement === input.current;
    dispatch({ type: 'hydrated', term: input.current?.value ?? '', isFocused });
    // Back and Forward, whose page replaces what was typed before.
    const handlePopState = () => dispatch({ type: 'left' });
    addEventListener('popstate', handlePopState);
    return () => removeEventListener('popstate', handlePopState);
  }, [input]);
  return [state, dispatch];
}
