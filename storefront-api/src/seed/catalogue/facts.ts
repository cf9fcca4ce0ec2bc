import type { Localised } from '../../db/schema/index.ts';
import type { StoreLocale } from 'shared-contracts/locales';
import { storeLocales, toLanguageTag } from 'shared-contracts/locales';
import { localised } from '../texts.ts';
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

/** The rows of a product's specification, in the order in which the seed names them. */
export function describeFacts(values: Partial<Record<FactName, FactValue>>, locale: StoreLocale) {
  return (Object.entries(values) as [FactName, FactValue][]).map(([name, value]) => ({
    label: localised(facts[name])[locale],
    value: describe(value, facts[name].unit, locale),
  }));
}

/** Facts that listings can be narrowed by. */
export function facetFacts(): { code: FactName; label: Localised }[] {
  const all = Object.entries(facts) as [FactName, Fact][];
  return all
    .filter(([, fact]) => fact.isFacet === true)
    .map(([code, fact]) => ({ code, label: localised(fact) }));
}

/** A value as a facet names it, in every language. */
export function describeValue(name: FactName, value: FactValue): Localised {
  const entries = storeLocales.map((locale) => [locale, describe(value, facts[name].unit, locale)]);
  return Object.fromEntries(entries) as Localised;
}

function describe(value: FactValue, unit: string, locale: StoreLocale): string {
  if (typeof value === 'string') return localised(words[value])[locale];
  const number = new Intl.NumberFormat(toLanguageTag(locale)).format(value);
  if (unit === '') return number;
  return unit === '%' && locale === 'en_GB' ? `${number}%` : `${number} ${unit}`;
}
