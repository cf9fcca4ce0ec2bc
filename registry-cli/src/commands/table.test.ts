import { renderTable } from './table.ts';

describe('renderTable', () => {
  it('makes columns as wide as their widest cell', () => {
    expect(
      renderTable(
        ['remote', 'why'],
        [
          ['mf-account', 'first'],
          ['mf-cms', ''],
        ],
      ),
    ).toBe('remote      why\nmf-account  first\nmf-cms');
  });

  it('leaves out what a terminal would interpret: cells may contain texts of squads', () => {
    const reason = 'look \u001B[2J\u009B31mowned\u0007\nshell: forged line \u202Eback';
    expect(renderTable(['why'], [[reason]])).toBe('why\nlook  [2J 31mowned shell: forged line back');
  });
});
