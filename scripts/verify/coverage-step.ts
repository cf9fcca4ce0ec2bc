import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { endpoints } from 'shared-contracts/api';
import { serverEndpoints } from 'shared-contracts/api/server-endpoints';
import { root } from '../stack/settings.ts';
import { oneCheck, type StepResult } from './counts.ts';
import { missedPlantedRows } from './coverage-planted-rows.ts';
import { checkEndpoints, containsWord } from './coverage-endpoints.ts';
import { checkRows, countRows, parseCoverage, unmentioned, type CoverageRow } from './coverage-table.ts';
import { specifiedBlocks, specifiedConstants } from './specification/specified-constants.ts';
import { ownEndpoints, specifiedEndpoints } from './specification/specified-endpoints.ts';
import { specifiedRoutes } from './specification/specified-routes.ts';

const document = 'docs/coverage.md';

/** With fewer rows than this the check has not read the document, whatever it reports. */
const minRows = 450;

export async function coverageStep(): Promise<StepResult> {
  const markdown = readFileSync(join(root, document), 'utf8');
  const failures = [...missedPlantedRows(), ...findFailures(markdown)];
  printCounts(parseCoverage(markdown));
  return oneCheck(failures.length, failures.join('\n'));
}

function printCounts({ rows }: { rows: CoverageRow[] }): void {
  for (const line of countRows(rows)) console.log(`  ${line}`);
}

function findFailures(markdown: string): string[] {
  const { rows, failures } = parseCoverage(markdown);
  failures.push(...checkRows(rows, readTest));
  for (const route of unmentioned(rows, '2.1', specifiedRoutes)) {
    failures.push(`§2.1 has no row for ${route}`);
  }
  const inSection = (section: string) => rows.filter((row) => `${row.section}.`.startsWith(`${section}.`));
  failures.push(
    ...checkEndpoints(inSection('7'), {
      specified: specifiedEndpoints,
      own: ownEndpoints,
      built: builtCalls(),
    }),
  );
  const expectWords = (section: string, words: readonly string[]) => {
    const text = inSection(section)
      .map(({ line }) => line)
      .join(' ');
    const missing = words.filter((word) => !containsWord(text, word));
    failures.push(...missing.map((word) => `§${section} has no row that names "${word}"`));
  };
  expectWords('1', specifiedBlocks);
  expectWords('9', specifiedConstants);
  if (rows.length < minRows) failures.push(`only ${rows.length} rows; there are at least ${minRows}`);
  return failures.map((failure) => (failure.startsWith('line ') ? `${document} ${failure}` : failure));
}

/** Returns what the API answers, as `GET user-sync`. In the code a name with several verbs has its verb before it. */
function builtCalls(): string[] {
  const built = [
    ...Object.entries(endpoints),
    ...Object.values(serverEndpoints).map((endpoint) => [endpoint.name, endpoint] as const),
  ];
  return built.map(([key, { method }]) => `${method} ${key.replace(/^[A-Z]+ /, '')}`);
}

function readTest(file: string): string | null {
  const path = join(root, file);
  return existsSync(path) ? readFileSync(path, 'utf8') : null;
}
