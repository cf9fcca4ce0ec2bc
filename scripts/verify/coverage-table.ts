/** One line of the specification and the tests that show it. */
export interface CoverageRow {
  /** Number of the row's section, such as `2.1`, or `D3` for a design decision. */
  section: string;
  line: string;
  citations: Citation[];
  state: string;
  /** Line in the document, for messages. */
  lineNumber: number;
}

export interface Citation {
  file: string;
  /** Parts of titles: a test's name, or the names of its groups and the test's. */
  names: string[];
}

export const stateKinds = ['done', 'part', 'api', 'open'] as const;

export type StateKind = (typeof stateKinds)[number];

/** Returns null for text that is none of the four forms. `part` must name what is open. */
export function stateKind(state: string): StateKind | null {
  if (state === 'done' || state === 'api' || state === 'open') return state;
  return /^part: \S/.test(state) ? 'part' : null;
}

const header = ['line', 'shown by', 'state'];

/** Reads every table with the header `line | shown by | state`. Reports rows with another number of cells. */
export function parseCoverage(markdown: string): { rows: CoverageRow[]; failures: string[] } {
  const rows: CoverageRow[] = [];
  const failures: string[] = [];
  let section = '';
  let isInTable = false;
  for (const [index, text] of markdown.split('\n').entries()) {
    const lineNumber = index + 1;
    section = /^#+ (D?\d+(?:\.\d+)?)\b/.exec(text)?.[1] ?? section;
    if (!text.startsWith('|')) {
      isInTable = false;
      continue;
    }
    const cells = cellsOf(text);
    if (cells.join('|') === header.join('|')) {
      isInTable = true;
      continue;
    }
    if (!isInTable || cells.every((cell) => /^:?-+:?$/.test(cell))) continue;
    const [line, shownBy, state] = cells;
    if (cells.length !== header.length || !line || shownBy === undefined || state === undefined) {
      failures.push(`line ${lineNumber}: not a row of ${header.join(' | ')}`);
    } else {
      rows.push({ section, line, citations: citationsOf(shownBy), state, lineNumber });
    }
  }
  return { rows, failures };
}

/** `\|` is an escaped bar in a cell of a Markdown table. */
function cellsOf(text: string): string[] {
  const cells = text.split(/(?<!\\)\|/).slice(1, -1);
  return cells.map((cell) => cell.trim().replaceAll('\\|', '|'));
}

function citationsOf(cell: string): Citation[] {
  return cell
    .split('<br>')
    .map((citation) => citation.trim())
    .filter(Boolean)
    .map((citation) => {
      const [file = '', ...names] = citation.replace(/^`(.*)`$/, '$1').split(' › ');
      return { file, names };
    });
}

/** Titles follow the call itself, or the table of an `each`; what a template fills in is cut out. */
const title = /(?:\b(?:it|test|describe)|\)|`)\(\s*(?:(['"])((?:\\.|(?!\1).)*)\1|`((?:\\.|[^`])*)`)/gs;

/** Returns every literal part of every title in a test file. */
function titlesOf(source: string): string[] {
  return [...source.matchAll(title)].flatMap(([, , quoted, template]) =>
    (quoted === undefined ? (template ?? '').split(/\$\{[^}]*\}/) : [quoted]).map((part) =>
      part.replaceAll(/\\(.)/gs, '$1'),
    ),
  );
}

/** Returns the errors of all rows. `readTest` returns null for a file that does not exist. */
export function checkRows(rows: CoverageRow[], readTest: (file: string) => string | null): string[] {
  return rows.flatMap((row) => {
    const found = [
      ...row.citations.flatMap((citation) => checkCitation(citation, readTest)),
      ...checkState(row),
    ];
    return found.map((failure) => `line ${row.lineNumber} (${row.line}): ${failure}`);
  });
}

/** Tests of the API, which show nothing to a shopper. */
const isApiTest = ({ file }: Citation) => file.startsWith('storefront-api/');
const isSharedTest = ({ file }: Citation) => file.startsWith('shared-contracts/');

function checkState({ line, state, citations }: CoverageRow): string[] {
  const kind = stateKind(state);
  if (kind === null) return [`the state "${state}" is none of done, part: …, api, open`];
  if (kind === 'open') return citations.length > 0 ? ['it is open, but cites a test'] : [];
  if (citations.length === 0) return ['it cites no test'];
  if (kind === 'api' && !citations.every((each) => isApiTest(each) || isSharedTest(each)))
    return ['it is api, but cites a test of something that calls the API'];
  if (kind === 'done' && citations.every(isApiTest) && !line.startsWith('Server: '))
    return ['it is done, but cites tests of the API only'];
  return [];
}

function checkCitation({ file, names }: Citation, readTest: (file: string) => string | null): string[] {
  const source = /\.(test\.tsx?|spec\.ts)$/.test(file) ? readTest(file) : null;
  if (source === null) return [`there is no test file ${file}`];
  if (names.length === 0) return [`it names no test of ${file}`];
  const titles = titlesOf(source);
  return names
    .filter((name) => name === '' || !titles.some((each) => each.includes(name)))
    .map((name) => `${file} has no test "${name}"`);
}

/** Returns the names that no row of the section or its subsections contains as code. */
export function unmentioned(rows: CoverageRow[], section: string, names: readonly string[]): string[] {
  const lines = rows
    .filter((row) => row.section === section || row.section.startsWith(`${section}.`))
    .map(({ line }) => line);
  return names.filter((name) => !lines.some((line) => line.includes(`\`${name}\``)));
}

/** Returns a table with the number of rows of each state, by section and in total. */
export function countRows(rows: CoverageRow[]): string[] {
  const lineOf = (name: string, of: CoverageRow[]) =>
    [
      name.padEnd(9),
      ...stateKinds.map((kind) =>
        String(of.filter(({ state }) => stateKind(state) === kind).length).padStart(5),
      ),
    ].join('');
  const sections = Map.groupBy(rows, ({ section }) => section);
  return [
    ['section'.padEnd(9), ...stateKinds.map((kind) => kind.padStart(5))].join(''),
    ...[...sections].map(([name, of]) => lineOf(name, of)),
    lineOf('all', rows),
  ];
}
