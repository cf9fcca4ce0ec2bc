import { SyntaxKind } from 'typescript/unstable/ast';
import { createScanner, type Scanner } from 'typescript/unstable/ast/scanner';

/** One piece of text that the word list is checked against. */
export interface SourceText {
  /**
   * `message`: of a log, the console or an error, or the description of a metric. `metric`: its name and its labels.
   * `title`: of a test, with the values of its table.
   */
  kind: 'name' | 'comment' | 'title' | 'document' | 'message' | 'metric';
  text: string;
  /** Offset of `text` in its file, in UTF-16 units. */
  start: number;
}

const testFunctions = new Set(['it', 'test', 'describe']);
const loggers = new Set(['log', 'logger', 'console', '#log', '#logger']);
const logMethods = new Set(['trace', 'debug', 'info', 'log', 'warn', 'error', 'fatal']);
const logFunctions = new Set(['log', 'warn']);
const metricClasses = new Set(['Counter', 'Gauge', 'Histogram', 'Summary']);

const isString = (kind: SyntaxKind) =>
  kind === SyntaxKind.StringLiteral ||
  kind === SyntaxKind.NoSubstitutionTemplateLiteral ||
  kind === SyntaxKind.TemplateHead;

const isStringPart = (kind: SyntaxKind) =>
  isString(kind) || kind === SyntaxKind.TemplateMiddle || kind === SyntaxKind.TemplateTail;

const isComment = (kind: SyntaxKind) =>
  kind === SyntaxKind.SingleLineCommentTrivia || kind === SyntaxKind.MultiLineCommentTrivia;

const isTrivia = (kind: SyntaxKind) =>
  isComment(kind) || kind === SyntaxKind.WhitespaceTrivia || kind === SyntaxKind.NewLineTrivia;

interface Token {
  kind: SyntaxKind;
  text: string;
  start: number;
}

/**
 * Returns the comments, test titles, log messages, metrics and declared names of a TypeScript or JavaScript source.
 * Every name is returned once, where it first stands. Names that the source imports or reads from an object are left
 * out: they are checked where they are declared.
 */
export function readSource(source: string): SourceText[] {
  const tokens = scan(source);
  const comments = tokens.filter(({ kind }) => isComment(kind)).map(as('comment'));
  const code = tokens.filter(({ kind }) => !isTrivia(kind));
  return [
    ...comments,
    ...titlesIn(code).map(as('title')),
    ...messagesIn(code).map(as('message')),
    ...metricsIn(code),
    ...declaredNames(code).map(as('name')),
  ];
}

const as =
  (kind: SourceText['kind']) =>
  ({ text, start }: Token): SourceText => ({ kind, text, start });

/**
 * Without a parser the scanner needs two decisions from here: whether a slash begins a regular expression, and which
 * closing brace continues a template. Text inside JSX is read like code, which at worst adds words.
 */
function scan(source: string): Token[] {
  const scanner = createScanner(false, undefined, source);
  const tokens: Token[] = [];
  const openBraces: ('block' | 'template')[] = [];
  let previous: Token | undefined;
  for (let kind = scanner.scan(); kind !== SyntaxKind.EndOfFile; kind = scanner.scan()) {
    const exact = rescan(scanner, kind, previous, openBraces.at(-1) === 'template');
    if (exact === SyntaxKind.TemplateHead) openBraces.push('template');
    if (exact === SyntaxKind.OpenBraceToken) openBraces.push('block');
    if (exact === SyntaxKind.CloseBraceToken || exact === SyntaxKind.TemplateTail) openBraces.pop();
    const token = { kind: exact, text: scanner.getTokenText(), start: scanner.getTokenStart() };
    tokens.push(token);
    if (!isTrivia(exact)) previous = token;
  }
  return tokens;
}

function rescan(
  scanner: Scanner,
  kind: SyntaxKind,
  previous: Token | undefined,
  isInTemplate: boolean,
): SyntaxKind {
  if (kind === SyntaxKind.CloseBraceToken && isInTemplate) return scanner.reScanTemplateToken(false);
  const isSlash = kind === SyntaxKind.SlashToken || kind === SyntaxKind.SlashEqualsToken;
  return isSlash && !endsExpression(previous) ? scanner.reScanSlashToken() : kind;
}

/** After the end of an expression a slash divides. After `<` it closes a JSX element. */
function endsExpression(token: Token | undefined): boolean {
  if (token === undefined) return false;
  return (
    (/[\w$)\]}'"`]$/.test(token.text) &&
      !/^(return|typeof|case|in|of|await|void|delete)$/.test(token.text)) ||
    token.kind === SyntaxKind.LessThanToken
  );
}

/** The first argument of `it`, `test` and `describe`, also behind `.each(...)` and the like, and the strings of these tables. */
function titlesIn(code: readonly Token[]): Token[] {
  const titles = code.flatMap((token, at) => {
    if (token.text !== '(' || !testFunctions.has(code[calleeOf(code, at)]?.text ?? '')) return [];
    // A value without a space is test data rather than a part of a sentence.
    if (code[at - 1]?.text === 'each')
      return stringsIn(argumentsAt(code, at)).filter(({ text }) => /\s/.test(text));
    const first = code[at + 1];
    return first !== undefined && isString(first.kind) ? [first] : [];
  });
  return [...new Set(titles)];
}

/** The strings in the arguments of `log.info`, `console.error`, `warn` and the like, and of `new TypeError` and the like. */
function messagesIn(code: readonly Token[]): Token[] {
  return code.flatMap((token, at) =>
    token.text === '(' && (isLogFunction(code, at - 1) || isErrorClass(code, at - 1))
      ? stringsIn(argumentsAt(code, at))
      : [],
  );
}

const isErrorClass = (code: readonly Token[], at: number) =>
  code[at - 1]?.text === 'new' && (code[at]?.text ?? '').endsWith('Error');

function isLogFunction(code: readonly Token[], at: number): boolean {
  const name = code[at]?.text ?? '';
  const before = code[at - 1]?.text;
  if (before === '.' || before === '?.') return logMethods.has(name) && loggers.has(code[at - 2]?.text ?? '');
  return before !== 'function' && logFunctions.has(name);
}

/** The strings in the arguments of `new Counter` and the like: descriptions are messages, others name the metric. */
function metricsIn(code: readonly Token[]): SourceText[] {
  return code.flatMap((token, at) => {
    const isMetric = code[at - 2]?.text === 'new' && metricClasses.has(code[at - 1]?.text ?? '');
    if (token.text !== '(' || !isMetric) return [];
    const inside = argumentsAt(code, at);
    return stringsIn(inside).map((text) => {
      const isHelp = inside[inside.indexOf(text) - 2]?.text === 'help';
      return as(isHelp ? 'message' : 'metric')(text);
    });
  });
}

const stringsIn = (tokens: readonly Token[]) => tokens.filter(({ kind }) => isStringPart(kind));

/** Returns the tokens between the parenthesis at `opening` and the one that closes it. */
function argumentsAt(code: readonly Token[], opening: number): Token[] {
  let depth = 0;
  for (let at = opening; at < code.length; at++) {
    if (code[at]?.text === '(') depth++;
    if (code[at]?.text === ')' && --depth === 0) return code.slice(opening + 1, at);
  }
  return [];
}

/** Returns the index of the first token of the called expression: of `it` in `it.each([1])(`. */
function calleeOf(code: readonly Token[], parenthesis: number): number {
  let at = parenthesis - 1;
  for (;;) {
    if (code[at]?.text === ')') at = openingOf(code, at) - 1;
    else if (code[at - 1]?.text === '.') at -= 2;
    else return at;
  }
}

function openingOf(code: readonly Token[], closing: number): number {
  let depth = 0;
  for (let at = closing; at > 0; at--) {
    if (code[at]?.text === ')') depth++;
    if (code[at]?.text === '(' && --depth === 0) return at;
  }
  return 0;
}

function declaredNames(code: readonly Token[]): Token[] {
  const imported = importedNames(code);
  const names = new Map<string, Token>();
  code.forEach((token, at) => {
    if (token.kind !== SyntaxKind.Identifier && token.kind !== SyntaxKind.PrivateIdentifier) return;
    const isMember = ['.', '?.'].includes(code[at - 1]?.text ?? '');
    if (!isMember && !imported.has(token.text) && !names.has(token.text)) names.set(token.text, token);
  });
  return [...names.values()];
}

/** Names between `import` and `from`. In `a as b`, `b` is this file's own. */
function importedNames(code: readonly Token[]): Set<string> {
  const names = new Set<string>();
  let isInImport = false;
  code.forEach(({ kind, text }, at) => {
    const next = code[at + 1]?.text;
    if (text === 'import' && next !== '(' && next !== '.') isInImport = true;
    if (isInImport && isString(kind)) isInImport = false;
    if (isInImport && kind === SyntaxKind.Identifier && code[at - 1]?.text !== 'as') names.add(text);
  });
  return names;
}

/** Block comments of style sheets, and the line comments of SQL and YAML. Strings are matched so that marks in them are skipped. */
const commentPatterns: Readonly<Record<string, RegExp>> = {
  css: /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|(\/\*[\s\S]*?\*\/)/g,
  sql: /'(?:''|[^'])*'|(--[^\n]*|\/\*[\s\S]*?\*\/)/g,
  yaml: /"(?:\\.|[^"\\\n])*"|'[^'\n]*'|(?<=^|\s)(#[^\n]*)/gm,
};

/** Returns the comments of a style sheet, an SQL script or a YAML document; null for other kinds of file. */
export function readComments(file: string, source: string): SourceText[] | null {
  const ending = file.slice(file.lastIndexOf('.') + 1);
  const pattern = commentPatterns[ending === 'yml' ? 'yaml' : ending];
  if (pattern === undefined) return null;
  return [...source.matchAll(pattern)].flatMap(({ 1: text, index }) =>
    text === undefined ? [] : [{ kind: 'comment' as const, text, start: index }],
  );
}
