import { boxReducer, initialBoxState, type BoxState } from './box-state.ts';

function walk(keys: readonly (1 | -1)[], count: number): (number | null)[] {
  let state: BoxState = { term: 'ski', isOpen: true, option: null };
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
    const chosen: BoxState = { term: 'ski', isOpen: true, option: 1 };
    expect(boxReducer(chosen, { type: 'typed', term: 'skis' })).toEqual({
      term: 'skis',
      isOpen: true,
      option: null,
    });
    expect(boxReducer(chosen, { type: 'closed' })).toEqual({ term: 'ski', isOpen: false, option: null });
  });

  it('resets on another page', () => {
    expect(boxReducer({ term: 'ski', isOpen: true, option: 1 }, { type: 'reset' })).toEqual(initialBoxState);
  });
});
