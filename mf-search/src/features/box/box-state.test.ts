import { boxReducer, initialBoxState, type BoxState } from './box-state.ts';

const typed: BoxState = { term: 'ski', isOpen: true, option: 1, isNewTerm: true };

function walk(keys: readonly (1 | -1)[], count: number): (number | null)[] {
  let state: BoxState = { ...typed, option: null };
  return keys.map((by) => {
    state = boxReducer(state, { type: 'moved', by, count });
    return state.option;
  });
}

describe('boxReducer', () => {
  it('moves up and down and continues at the other end', () => {
    expect(walk([1, 1, 1, -1], 2)).toEqual([0, 1, 0, 1]);
    expect(walk([-1, -1], 3)).toEqual([2, 1]);
  });

  it('selects nothing without suggestions', () => {
    expect(walk([1, -1], 0)).toEqual([null, null]);
  });

  it('clears the option when the term changes or the box closes', () => {
    expect(boxReducer(typed, { type: 'typed', term: 'skis' })).toEqual({
      ...typed,
      term: 'skis',
      option: null,
    });
    expect(boxReducer(typed, { type: 'closed' })).toEqual({ ...typed, isOpen: false, option: null });
  });

  it('resets on another page after the field was left', () => {
    const left = boxReducer(typed, { type: 'left' });
    expect(left).toEqual({ term: 'ski', isOpen: false, option: null, isNewTerm: false });
    expect(boxReducer(left, { type: 'page-changed' })).toEqual(initialBoxState);
    // Only typing makes a new term.
    const reopened = boxReducer(left, { type: 'moved', by: 1, count: 2 });
    expect(boxReducer(reopened, { type: 'page-changed' })).toEqual(initialBoxState);
  });

  it('keeps a term that was typed since on another page, also while the box is closed', () => {
    expect(boxReducer(typed, { type: 'page-changed' })).toBe(typed);
    const closed = boxReducer(typed, { type: 'closed' });
    expect(boxReducer(closed, { type: 'page-changed' })).toBe(closed);
  });

  it('resets on another page what was typed before hydration', () => {
    const hydrated = boxReducer(initialBoxState, { type: 'hydrated', term: 'ski', isFocused: true });
    expect(hydrated).toMatchObject({ term: 'ski', isOpen: true });
    expect(boxReducer(hydrated, { type: 'page-changed' })).toEqual(initialBoxState);
  });
});
