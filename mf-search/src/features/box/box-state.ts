export interface BoxState {
  /** As typed, blanks included. */
  term: string;
  /** The shopper is busy here: the page behind is dimmed and suggestions may show. */
  isOpen: boolean;
  /** Which suggestion the arrow keys have reached. */
  option: number | null;
}

export type BoxAction =
  | { type: 'typed'; term: string }
  | { type: 'opened' }
  | { type: 'closed' }
  | { type: 'left-page' }
  | { type: 'moved'; by: 1 | -1; count: number };

export const restingBox: BoxState = { term: '', isOpen: false, option: null };

export function boxReducer(state: BoxState, action: BoxAction): BoxState {
  switch (action.type) {
    case 'typed':
      return { term: action.term, isOpen: true, option: null };
    case 'opened':
      return { ...state, isOpen: true };
    case 'closed':
      return { ...state, isOpen: false, option: null };
    case 'left-page':
      return restingBox;
    case 'moved':
    default:
      return { ...state, isOpen: true, option: moved(state.option, action.by, action.count) };
  }
}

/** From one end to the other; from the field itself to the nearer end. */
function moved(option: number | null, by: 1 | -1, count: number): number | null {
  if (count === 0) return null;
  if (option === null) return by === 1 ? 0 : count - 1;
  return (option + by + count) % count;
}
