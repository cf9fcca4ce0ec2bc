import { createHash } from 'node:crypto';
import type { StoreLocale } from 'shared-contracts/locales';
import { danish } from './da.ts';
import { austrian, german } from './de.ts';
import { english } from './en.ts';
import { spanish } from './es.ts';
import { french } from './fr.ts';
import type { Grading, Judgement } from './grading.ts';
import { italian } from './it.ts';
import { swedish } from './sv.ts';

export interface JudgedQuery {
  locale: StoreLocale;
  term: string;
  grading: Grading;
  /** True: only its share in the total is shown, so that rules are not written for it. */
  isHeldOut: boolean;
}

const byLocale: Partial<Record<StoreLocale, readonly Judgement[]>> = {
  da_DK: danish,
  de_DE: german,
  de_AT: austrian,
  en_GB: english,
  es_ES: spanish,
  fr_FR: french,
  it_IT: italian,
  sv_SE: swedish,
};

/** A third of the queries, chosen by their text and therefore the same ones forever. */
function isHeldOut(locale: string, term: string): boolean {
  return (createHash('sha256').update(`${locale} ${term}`).digest()[0] ?? 0) % 3 === 0;
}

export const judgedQueries: readonly JudgedQuery[] = (
  Object.entries(byLocale) as [StoreLocale, readonly Judgement[]][]
).flatMap(([locale, judgements]) =>
  judgements.map(([term, grading]) => ({ locale, term, grading, isHeldOut: isHeldOut(locale, term) })),
);
