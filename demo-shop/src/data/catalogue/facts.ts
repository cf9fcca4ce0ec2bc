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

/** A number takes the fact's unit; a word is one of the words above. */
export type FactValue = number | WordName;

export function factSeeds(): { code: string; fact: Fact }[] {
  return Object.entries(facts).map(([code, fact]) => ({ code, fact }));
}

export function wordSeeds(): { word: string; texts: Texts }[] {
  return Object.entries(words).map(([word, texts]) => ({ word, texts }));
}
