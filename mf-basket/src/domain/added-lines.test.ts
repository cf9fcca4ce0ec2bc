import { paths } from 'shared-contracts/routes';
import { readAddedLines } from './added-lines.ts';

const searchOf = (path: string) => Object.fromEntries(new URL(path, 'http://shop').searchParams);

describe('readAddedLines', () => {
  it.each([[[5]], [[5, 17, 2_000_000_000]]])('reads the lines %j of the path after sign-in', (ids) => {
    expect(readAddedLines(searchOf(paths.basketAfterSignIn(ids, null)))).toEqual(ids);
    expect(readAddedLines(searchOf(paths.basketAfterSignIn(ids, 'out_of_stock')))).toEqual(ids);
  });

  it.each(['', '0', '-5', '5-', '5,6', '1e3', '<b>', '99999999999', Array(30).fill('5').join('-')])(
    'returns none for %j',
    (added) => expect(readAddedLines({ added })).toEqual([]),
  );

  it('returns none if nothing was added', () => {
    expect(readAddedLines(searchOf(paths.basketAfterSignIn([], 'out_of_stock')))).toEqual([]);
  });
});
