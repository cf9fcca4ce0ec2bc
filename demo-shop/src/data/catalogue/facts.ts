import type { Texts } from '../texts.ts';
import * as base from './facts/base.ts';
import type { Fact } from './facts/fact.ts';
import * as outdoor from './facts/outdoor.ts';
import * as safety from './facts/safety.ts';
import * as snow from './facts/snow.ts';
import * as wear from './facts/wear.ts';

const words = { ...base.words, ...snow.words, ...wear.words, ...safety.words, ...outdoor.words };
const facts = { ...base.facts, ...snow.facts, ...wear.facts, ...safety.facts, ...outdoor.facts };

export type WordName = keyof typeof words;
export type FactName = keyof typeof facts;

/** Number in the fact's unit, or a key of `words`. */
export type FactValue = number | WordName;

/** Returns all facts with their codes. */
export function factSeeds(): { code: string; fact: Fact }[] {
  return Object.entries(facts).map(([code, fact]) => ({ code, fact }));
}

/** Returns all translated fact values with their keys. */
export function wordSeeds(): { word: string; texts: Texts }[] {
  return Object.entries(words).map(([word, texts]) => ({ word, texts }));
}
