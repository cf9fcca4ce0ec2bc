import type { SourceText } from './read-source.ts';
import { splitWords, type Word } from './split-words.ts';
import { wordList, type WordRule } from './word-list.ts';

export interface Finding {
  file: string;
  /** From 1. */
  line: number;
  kind: SourceText['kind'];
  term: string;
  /** The name, or the line of prose, that contains the term. */
  excerpt: string;
  rule: WordRule;
}

/** The words of a rule's term. Compiled once: the list meets every text of the project. */
interface Phrase {
  words: readonly string[];
  term: string;
  rule: WordRule;
}

const phrasesByFirstWord = new Map<string, Phrase[]>();
for (const rule of wordList) {
  for (const term of rule.terms) {
    const words = term.split(' ');
    const [first = ''] = words;
    phrasesByFirstWord.set(first, [...(phrasesByFirstWord.get(first) ?? []), { words, term, rule }]);
  }
}

/** Returns the folder of a file's package; `.` for files at the top. */
export const packageOf = (file: string) => (file.includes('/') ? file.slice(0, file.indexOf('/')) : '.');

/** Returns every use of a term of the word list in the texts of one file. `source` is the whole file, for line numbers. */
export function findTerms(file: string, source: string, texts: readonly SourceText[]): Finding[] {
  return texts.flatMap((text) => {
    const words = splitWords(text.text);
    return words.flatMap((word, at) =>
      (phrasesByFirstWord.get(word.text) ?? [])
        .filter(
          (phrase) =>
            applies(phrase, text.kind) &&
            standsAt(phrase, words, at) &&
            !isException(phrase, text.text, word.start),
        )
        .map(({ term, rule }) => ({
          file,
          line: lineOf(source, text.start + word.start),
          kind: text.kind,
          term,
          excerpt: excerptOf(text.text, word.start),
          rule,
        })),
    );
  });
}

/** Returns the terms of the word list in a file's path below its package. */
export function findTermsInPath(file: string): Finding[] {
  const segments = file.split('/').slice(packageOf(file) === '.' ? 0 : 1);
  const texts = segments.map((segment) => ({
    kind: 'name' as const,
    text: segment.replace(/\..*$/, ''),
    start: 0,
  }));
  return findTerms(file, '', texts);
}

function applies({ rule }: Phrase, kind: SourceText['kind']): boolean {
  return rule.in?.includes(kind) ?? true;
}

function standsAt({ words, rule }: Phrase, text: readonly Word[], at: number): boolean {
  if (rule.as !== undefined && rule.as !== 'part' && at > 0) return false;
  if (rule.as === 'whole' && text.length !== words.length) return false;
  return words.every(
    (word, step) => text[at + step]?.text === word && (step === 0 || !text[at + step]?.isAfterBreak),
  );
}

/** Returns whether the term at this offset is part of an exception. */
function isException({ rule: { except = [] } }: Phrase, text: string, offset: number): boolean {
  return except.some((correct) => {
    const begin = text.lastIndexOf(correct, offset);
    return begin >= 0 && offset < begin + correct.length;
  });
}

/** Returns the line of a text around an offset, without indentation and comment marks. */
function excerptOf(text: string, offset: number): string {
  const begin = text.lastIndexOf('\n', offset) + 1;
  const end = text.indexOf('\n', offset);
  return text.slice(begin, end < 0 ? text.length : end).replace(/^[\s/*]+|[\s/*]+$/g, '');
}

const lineOf = (source: string, offset: number) => source.slice(0, offset).split('\n').length;
