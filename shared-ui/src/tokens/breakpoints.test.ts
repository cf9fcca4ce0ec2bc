import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Specification §9: the last width of a range and the first of the next, in CSS pixels. ms: 480, m: 767.98, … */
const breakpoints = {
  max: ['480', '767.98', '1024.98', '1250.98', '1400.98'],
  min: ['480.02', '768', '1025', '1251', '1401', '2880'],
};

const root = fileURLToPath(new URL('../../../', import.meta.url));
const sheets = globSync('{shell,shared-ui,mf-*}/src/**/*.css', { cwd: root }).toSorted();

/** All width queries of all style sheets. */
const queries = sheets.flatMap((sheet) =>
  [...readFileSync(root + sheet, 'utf8').matchAll(/\((min|max)-width:\s*([^)]+)\)/g)].map(
    ([, side = '', width = '']) => ({ sheet, side, width }),
  ),
);

describe('style sheets', () => {
  it('use the breakpoints of the specification only', () => {
    const others = queries.filter(
      ({ side, width }) => !breakpoints[side as 'min' | 'max'].includes(width.replace(/px$/, '')),
    );
    expect(others).toEqual([]);
    expect(sheets.length).toBeGreaterThan(50);
  });

  it.each(['480px', '767.98px', '768px', '1024.98px', '1025px', '1400.98px'])(
    'have a query for %s',
    (width) => {
      expect(queries.map((query) => query.width)).toContain(width);
    },
  );
});
