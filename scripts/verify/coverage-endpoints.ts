import { stateKind, type CoverageRow } from './coverage-table.ts';

export interface EndpointLists {
  /** Words that the rows of a call must contain, by call: `GET user-sync`. */
  specified: Readonly<Record<string, readonly string[]>>;
  /** Reasons for the shop's own names, by call. */
  own: Readonly<Record<string, string>>;
  /** The calls that the API answers. */
  built: readonly string[];
}

/** Returns the calls that a row names: a verb before a name in code, such as "GET `user-sync`". */
function callsOf({ line }: CoverageRow): string[] {
  return [...line.matchAll(/\b(GET|POST|PUT|DELETE) `([a-z0-9-]+)`/g)].map(
    ([, verb, name]) => `${verb} ${name}`,
  );
}

/** Compares the rows of §7 with the calls of the specification and with those that the API answers. */
export function checkEndpoints(rows: CoverageRow[], { specified, own, built }: EndpointLists): string[] {
  const rowsOf = Map.groupBy(
    rows.flatMap((row) => callsOf(row).map((call) => ({ row, call }))),
    ({ call }) => call,
  );
  const known = new Set([...Object.keys(specified), ...Object.keys(own)]);
  const textOf = (call: string) => (rowsOf.get(call) ?? []).map(({ row }) => row.line).join(' ');
  const missing = [...new Set([...known, ...built])].filter((call) => !rowsOf.has(call));
  return [
    ...missing.map((call) => `§7 has no row for ${call}`),
    ...[...rowsOf.keys(), ...built]
      .filter((call) => !known.has(call))
      .map((call) => `${call} is neither an endpoint of the specification nor listed as the shop's own`),
    ...Object.entries(specified).flatMap(([call, words]) =>
      words
        .filter((word) => rowsOf.has(call) && !containsWord(textOf(call), word))
        .map((word) => `the row of ${call} does not name "${word}"`),
    ),
    ...rows.flatMap((row) => [...checkVerbs(row), ...checkState(row, new Set(built))]),
  ];
}

/** Returns the names in code that no verb precedes, which the comparison would overlook. */
function checkVerbs({ line, lineNumber }: CoverageRow): string[] {
  return [...line.matchAll(/(?<!\b(?:GET|POST|PUT|DELETE) )(`[^` ]+`)/g)].map(
    ([, name]) => `line ${lineNumber} (${line}): ${name} has no verb before it`,
  );
}

/** A row is open exactly if the API answers none of its calls. */
function checkState(row: CoverageRow, built: ReadonlySet<string>): string[] {
  const calls = callsOf(row);
  const answered = calls.filter((call) => built.has(call));
  const kind = stateKind(row.state);
  const at = `line ${row.lineNumber} (${row.line})`;
  if (kind === 'open' && answered.length > 0)
    return [`${at}: it is open, but the API answers ${answered.join(', ')}`];
  if ((kind === 'done' || kind === 'api') && answered.length < calls.length)
    return [`${at}: the API does not answer ${calls.filter((call) => !built.has(call)).join(', ')}`];
  return [];
}

/** Returns whether a text contains a word that is no part of a longer one. */
export function containsWord(text: string, word: string): boolean {
  const escaped = word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(String.raw`(?<![\w.-])${escaped}(?![\w-])`).test(text);
}
