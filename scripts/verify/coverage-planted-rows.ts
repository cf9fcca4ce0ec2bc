import { checkEndpoints } from './coverage-endpoints.ts';
import { checkRows, parseCoverage, unmentioned } from './coverage-table.ts';

/** Rows with one error each, and a part of the expected message. `a.test.ts` is the source below. */
const plantedRows: readonly [row: string, objection: string][] = [
  ['| A | `gone.test.ts › works` | done |', 'there is no test file gone.test.ts'],
  ['| A | `a.ts › works` | done |', 'there is no test file a.ts'],
  ['| A | `a.test.ts › works on Sundays` | done |', 'has no test "works on Sundays"'],
  ['| A | `a.test.ts › says so` | done |', 'has no test "says so"'],
  ['| A | `a.test.ts › waits` | done |', 'has no test "waits"'],
  ['| A | `a.test.ts` | part: the rest |', 'names no test'],
  ['| A | `a.test.ts › works` | mostly |', 'none of done, part: …, api, open'],
  ['| A | `a.test.ts › works` | part: |', 'none of done, part: …, api, open'],
  ['| A | | done |', 'cites no test'],
  ['| A | | part: the rest |', 'cites no test'],
  ['| A | `a.test.ts › works` | open |', 'cites a test'],
  ['| A | | api |', 'cites no test'],
  ['| A | `a.test.ts › works` | api |', 'cites a test of something that calls the API'],
  ['| A | `storefront-api/a.test.ts › works` | done |', 'cites tests of the API only'],
  ['| A | open |', 'not a row of'],
];
const testSource = "it('works', () => expect(text).toBe('says so')); it.skip('waits', () => {});";
const soundRows = [
  '| A | `a.test.ts › works` | done |',
  '| A | | open |',
  '| A | `a.test.ts › works` | part: b |',
  '| A | `storefront-api/a.test.ts › works` | api |',
  '| Server: A | `storefront-api/a.test.ts › works` | done |',
];

/** Rows of §7 with one error each, for an API that answers `GET built` only. */
const plantedEndpointRows: readonly [row: string, objection: string][] = [
  ['| GET `built` | | done |', 'no row for GET planned'],
  ['| GET `built` | | done |', 'the row of GET built does not name "limit"'],
  ['| POST `built`: limit | | done |', 'POST built is neither'],
  ['| GET `guessed` | | open |', 'GET guessed is neither'],
  ['| GET `built`: limit | | open |', 'the API answers GET built'],
  ['| GET `planned` | | done |', 'the API does not answer GET planned'],
  ['| GET `built`, `guessed` | | open |', '`guessed` has no verb'],
];

/** Returns the planted rows that the check does not report: every run tests the check itself. */
export function missedPlantedRows(): string[] {
  const table = (row: string) => `## 2.1\n\n| line | shown by | state |\n| --- | --- | --- |\n${row}\n`;
  const readTest = (file: string) => (file.endsWith('a.test.ts') ? testSource : null);
  const objections = (row: string) => {
    const { rows, failures } = parseCoverage(table(row));
    return [...failures, ...checkRows(rows, readTest)].join('\n');
  };
  const unseen = plantedRows
    .filter(([row, objection]) => !objections(row).includes(objection))
    .map(([row]) => `the planted row ${row} was not reported`);
  for (const row of soundRows) {
    if (objections(row) !== '') unseen.push(`the sound row ${row} was reported: ${objections(row)}`);
  }
  const { rows } = parseCoverage(table('| `/here` | | open |'));
  if (unmentioned(rows, '2.1', ['/here', '/away']).join() !== '/away') {
    unseen.push('a route that no row mentions was not reported');
  }
  const lists = { specified: { 'GET built': ['limit'], 'GET planned': [] }, own: {}, built: ['GET built'] };
  for (const [row, objection] of plantedEndpointRows) {
    const found = checkEndpoints(parseCoverage(table(row)).rows, lists).join('\n');
    if (!found.includes(objection)) unseen.push(`the planted row ${row} was not reported: ${objection}`);
  }
  return unseen;
}
