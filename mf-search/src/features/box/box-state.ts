export interface BoxState {
  /** As typed, with spaces. */
  term: string;
  /** Whether the box is in use: the page behind it is dimmed and suggestions may be shown. */
  isOpen: boolean;
  /** Index of the suggestion that the arrow keys have selected. */
  option: number | null;
  /** Whether the term has been typed since the field was left, by a search or for another part of the page. */
  isNewTerm: boolean;
}

export type BoxAction =
  | { type: 'typed'; term: string }
  | { type: 'opened' }
  | { type: 'closed' }
  | { type: 'left' }
  | { type: 'page-changed' }
  | { type: 'hydrated'; term: string; isFocused: boolean }
  | { type: 'reset' }
  | { type: 'deselected' }
  | { type: 'moved'; by: 1 | -1; count: number };

export const initialBoxState: BoxState = { term: '', isOpen: false, option: null, isNewTerm: false };

export function boxReducer(state: BoxState, action: BoxAction): BoxState {
  switch (action.type) {
    case 'typed':
      return { term: action.term, isOpen: true, option: null, isNewTerm: true };
    case 'opened':
      return { ...state, isOpen: true };
    case 'closed':
      return { ...state, isOpen: false, option: null };
    case 'left':
      return { ...state, isOpen: false, option: null, isNewTerm: false };
    case 'page-changed':
      // A navigation takes a while, in which the shopper may have begun to type again.
      return state.isNewTerm ? state : initialBoxState;
    case 'hydrated':
      return { ...state, term: action.term, isOpen: action.isFocused };
    case 'reset':
      return initialBoxState;
    case 'deselected':
      return { ...state, option: null };
    case 'moved':
    default:
      return { ...state, isOpen: true, option: moved(state.option, action.by, action.count) };
  }
}

/** Moves from one end to the other; without a selection, to the nearer end. */
function moved(option: number | null, by: 1 | -1, count: number): number | null {
  if (count === 0) return null;
  if (option === null) return by === 1 ? 0 : count - 1;
  return (option + by + count) % count;
}
