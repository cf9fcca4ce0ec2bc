import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { calls } from 'shared-contracts/api/calls';
import { root } from '../stack/settings.ts';
import { oneCheck, type StepResult } from './counts.ts';
import { checkRows, parseCoverage, summaryOf, unmentioned } from './coverage-table.ts';
import { specifiedRoutes } from './specified-routes.ts';

const document = 'docs/coverage.md';

/** With fewer rows than this the check has not read the document, whatever it reports. */
const minRows = 300;

/** Rows with one error each, and a part of the expected message. `a.test.ts` is the source below. */
const canaries: readonly [row: string, objection: string][] = [
  ['| A | `gone.test.ts › works` | done |', 'there is no test file gone.test.ts'],
  ['| A | `a.ts › works` | done |', 'there is no test file a.ts'],
  ['| A | `a.test.ts › works on Sundays` | done |', 'has no test "works on Sundays"'],
  ['| A | `a.test.ts › says so` | done |', 'has no test "says so"'],
  ['| A | `a.test.ts › waits` | done |', 'has no test "waits"'],
  ['| A | `a.test.ts` | part: the rest |', 'names no test'],
  ['| A | `a.test.ts › works` | mostly |', 'none of done, part: …, open'],
  ['| A | `a.test.ts › works` | part: |', 'none of done, part: …, open'],
  ['| A | | done |', 'cites no test'],
  ['| A | | part: the rest |', 'cites no test'],
  ['| A | `a.test.ts › works` | open |', 'cites a test'],
  ['| A | open |', 'not a row of'],
];
const canarySource = "it('works', () => expect(text).toBe('says so')); it.skip('waits', () => {});";
const soundRows = [
  '| A | `a.test.ts › works` | done |',
  '| A | | open |',
  '| A | `a.test.ts › works` | part: b |',
];

export async function coverageStep(): Promise<StepResult> {
  const problems = [...missedCanaries(), ...findProblems(readFileSync(join(root, document), 'utf8'))];
  return oneCheck(problems.length, problems.join('\n'));
}

/** Returns the canaries that the check does not report: every run tests the check itself. */
function missedCanaries(): string[] {
  const table = (row: string) => `## 2.1\n\n| line | shown by | state |\n| --- | --- | --- |\n${row}\n`;
  const readTest = (file: string) => (file === 'a.test.ts' ? canarySource : null);
  const objections = (row: string) => {
    const { rows, problems } = parseCoverage(table(row));
    return [...problems, ...checkRows(rows, readTest)].join('\n');
  };
  const unseen = canaries
    .filter(([row, objection]) => !objections(row).includes(objection))
    .map(([row]) => `the canary ${row} was not reported`);
  for (const row of soundRows) {
    if (objections(row) !== '') unseen.push(`the sound row ${row} was reported: ${objections(row)}`);
  }
  const { rows } = parseCoverage(table('| `/here` | | open |'));
  if (unmentioned(rows, '2.1', ['/here', '/away']).join() !== '/away') {
    unseen.push('a route that no row mentions was not reported');
  }
  return unseen;
}

function findProblems(markdown: string): string[] {
  const { rows, problems } = parseCoverage(markdown);
  problems.push(...checkRows(rows, readTest));
  for (const route of unmentioned(rows, '2.1', specifiedRoutes)) {
    problems.push(`§2.1 has no row for ${route}`);
  }
  for (const name of unmentioned(rows, '7', Object.keys(calls))) {
    problems.push(`§7 has no row for the endpoint ${name}`);
  }
  // Prettier pads cells.
  const written = new Set(markdown.split('\n').map((text) => text.replaceAll(/ +/g, ' ')));
  for (const line of summaryOf(rows)) {
    if (!written.has(line)) problems.push(`the summary must contain: ${line}`);
  }
  if (rows.length < minRows) problems.push(`only ${rows.length} rows; there are at least ${minRows}`);
  return problems.map((problem) => (problem.startsWith('line ') ? `${document} ${problem}` : problem));
}

function readTest(file: string): string | null {
  const path = join(root, file);
  return existsSync(path) ? readFileSync(path, 'utf8') : null;
}
