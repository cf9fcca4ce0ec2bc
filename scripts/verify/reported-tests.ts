import { stripVTControlCharacters } from 'node:util';

export interface ReportedTest {
  title: string;
  durationMs: number;
  /** Why it failed; absent if it passed in its first attempt. */
  error?: string;
}

/** The parts of Playwright's JSON report that are read; see `JSONReport` in `@playwright/test/reporter`. */
export interface PlaywrightSuite {
  title: string;
  suites?: PlaywrightSuite[];
  specs: { title: string; tests: { results: PlaywrightResult[] }[] }[];
}

interface PlaywrightResult {
  duration: number;
  error?: { message?: string; snippet?: string };
}

/** The parts of jest's JSON report that are read. */
export interface JestFile {
  name: string;
  /** Why the file could not run; empty if it could. */
  message?: string;
  assertionResults: { fullName: string; duration?: number | null; failureMessages?: string[] }[];
}

const maxTests = 25;

/** A run with more failures than this has a cause that the first ones show. */
const maxFailures = 10;

/** Lines of an error that are listed: its message, what was expected, and the line of the test. */
const maxErrorLines = 24;

export function testsOfPlaywright(
  suites: readonly PlaywrightSuite[],
  above: readonly string[] = [],
): ReportedTest[] {
  return suites.flatMap(({ title, suites: inner = [], specs }) => {
    const path = [...above, title];
    const own = specs.map((spec) => {
      const results = spec.tests.flatMap((test) => test.results);
      const error = results.find((result) => result.error !== undefined)?.error;
      return {
        title: [...path, spec.title].join(' › '),
        durationMs: sum(results.map(({ duration }) => duration)),
        ...(error ? { error: [error.message, error.snippet].filter(Boolean).join('\n') } : {}),
      };
    });
    return [...own, ...testsOfPlaywright(inner, path)];
  });
}

/** @param root folder that is cut from the names of files */
export function testsOfJest(files: readonly JestFile[], root: string): ReportedTest[] {
  return files.flatMap(({ name, message = '', assertionResults }) => {
    const file = name.replace(`${root}/`, '');
    if (assertionResults.length === 0 && message !== '')
      return [{ title: file, durationMs: 0, error: message }];
    return assertionResults.map(({ fullName, duration, failureMessages = [] }) => ({
      title: `${file} › ${fullName}`,
      durationMs: duration ?? 0,
      ...(failureMessages.length > 0 ? { error: failureMessages.join('\n') } : {}),
    }));
  });
}

/** Returns the slowest tests with their durations, a line each. */
export function listSlowest(tests: readonly ReportedTest[]): string {
  const slowest = [...tests].sort((a, b) => b.durationMs - a.durationMs).slice(0, maxTests);
  return slowest
    .map(({ title, durationMs }) => `${(durationMs / 1000).toFixed(1).padStart(7)} s  ${title}`)
    .join('\n');
}

/** Returns the failed tests with the beginning of their errors, so that the end of a long log says why it failed. */
export function listFailures(tests: readonly ReportedTest[]): string {
  const failed = tests.filter(({ error }) => error !== undefined);
  const listed = failed.slice(0, maxFailures).map(({ title, error = '' }) => {
    const lines = stripVTControlCharacters(error).split('\n').slice(0, maxErrorLines);
    return [`  ${title}`, ...lines.map((line) => `    ${line}`)].join('\n');
  });
  const more = failed.length > maxFailures ? [`  and ${failed.length - maxFailures} more`] : [];
  return [...listed, ...more].join('\n');
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
