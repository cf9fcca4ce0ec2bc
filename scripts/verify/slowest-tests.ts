export interface TimedTest {
  title: string;
  durationMs: number;
}

/** The parts of Playwright's JSON report that are read; see `JSONReport` in `@playwright/test/reporter`. */
export interface PlaywrightSuite {
  title: string;
  suites?: PlaywrightSuite[];
  specs: { title: string; tests: { results: { duration: number }[] }[] }[];
}

/** The parts of jest's JSON report that are read. */
export interface JestFile {
  name: string;
  assertionResults: { fullName: string; duration?: number | null }[];
}

const maxTests = 25;

export function testsOfPlaywright(
  suites: readonly PlaywrightSuite[],
  above: readonly string[] = [],
): TimedTest[] {
  return suites.flatMap(({ title, suites: inner = [], specs }) => {
    const path = [...above, title];
    const own = specs.map((spec) => ({
      title: [...path, spec.title].join(' › '),
      durationMs: sum(spec.tests.flatMap(({ results }) => results.map(({ duration }) => duration))),
    }));
    return [...own, ...testsOfPlaywright(inner, path)];
  });
}

/** @param root folder that is cut from the names of files */
export function testsOfJest(files: readonly JestFile[], root: string): TimedTest[] {
  return files.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      title: `${name.replace(`${root}/`, '')} › ${fullName}`,
      durationMs: duration ?? 0,
    })),
  );
}

/** Returns the slowest tests with their durations, a line each. */
export function listSlowest(tests: readonly TimedTest[]): string {
  const slowest = [...tests].sort((a, b) => b.durationMs - a.durationMs).slice(0, maxTests);
  return slowest
    .map(({ title, durationMs }) => `${(durationMs / 1000).toFixed(1).padStart(7)} s  ${title}`)
    .join('\n');
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
