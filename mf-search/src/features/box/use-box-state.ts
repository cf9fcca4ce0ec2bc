import { useEffect, useReducer, useState, type Dispatch, type RefObject } from 'react';
import { useLocation } from 'shared-runtime/router';
import { boxReducer, initialBoxState, type BoxAction, type BoxState } from './box-state.ts';

/**
 * Returns the state of the box, which begins with what was typed before hydration. Another page resets it, unless the box
 * is open: a navigation takes a while, in which the shopper may have begun to type again.
 */
export function useBoxState(input: RefObject<HTMLInputElement | null>): [BoxState, Dispatch<BoxAction>] {
  const [state, dispatch] = useReducer(boxReducer, initialBoxState);

  const { key: page } = useLocation();
  const [seenPage, setSeenPage] = useState(page);
  if (seenPage !== page) {
    setSeenPage(page);
    if (!state.isOpen) dispatch({ type: 'reset' });
  }

  useEffect(() => {
    // React keeps the text in the field, but not in its state.
    const typed = input.current?.value ?? '';
    if (typed !== '') dispatch({ type: 'typed', term: typed });
    dispatch({ type: document.activeElement === input.current ? 'opened' : 'closed' });
  }, [input]);
  return [state, dispatch];
}
