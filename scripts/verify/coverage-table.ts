/** One line of the specification and the tests that show it. */
export interface CoverageRow {
  /** Number of the row's section, such as `2.1`. */
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

export type StateKind = 'done' | 'part' | 'open';

/** Returns null for text that is none of the three forms. `part` must name what is open. */
function stateKind(state: string): StateKind | null {
  if (state === 'done' || state === 'open') return state;
  return /^part: \S/.test(state) ? 'part' : null;
}

const header = ['line', 'shown by', 'state'];

/** Reads every table with the header `line | shown by | state`. Reports rows with another number of cells. */
export function parseCoverage(markdown: string): { rows: CoverageRow[]; problems: string[] } {
  const rows: CoverageRow[] = [];
  const problems: string[] = [];
  let section = '';
  let isInTable = false;
  for (const [index, text] of markdown.split('\n').entries()) {
    const lineNumber = index + 1;
    section = /^#+ (\d+(?:\.\d+)?)\b/.exec(text)?.[1] ?? section;
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
      problems.push(`line ${lineNumber}: not a row of ${header.join(' | ')}`);
    } else {
      rows.push({ section, line, citations: citationsOf(shownBy), state, lineNumber });
    }
  }
  return { rows, problems };
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
    const kind = stateKind(row.state);
    const found = row.citations.flatMap((citation) => checkCitation(citation, readTest));
    if (kind === null) found.push(`the state "${row.state}" is none of done, part: …, open`);
    if (kind === 'open' && row.citations.length > 0) found.push('it is open, but cites a test');
    if ((kind === 'done' || kind === 'part') && row.citations.length === 0) found.push('it cites no test');
    return found.map((problem) => `line ${row.lineNumber} (${row.line}): ${problem}`);
  });
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

/** Returns the summary of each section for the head of the document. */
export function summaryOf(rows: CoverageRow[]): string[] {
  const sections = [...new Set(rows.map(({ section }) => section))];
  const count = (of: CoverageRow[], kind: StateKind) =>
    of.filter(({ state }) => stateKind(state) === kind).length;
  const lineOf = (name: string, of: CoverageRow[]) =>
    `| ${[name, count(of, 'done'), count(of, 'part'), count(of, 'open')].join(' | ')} |`;
  return [
    ...sections.map((name) =>
      lineOf(
        name,
        rows.filter(({ section }) => section === name),
      ),
    ),
    lineOf('all', rows),
  ];
}
