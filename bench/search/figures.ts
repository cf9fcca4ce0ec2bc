import { median, percentile } from '../statistics.ts';
import type { CatalogueProduct } from './catalogue.ts';
import type { Answer } from './query-shop.ts';
import { minRelevant } from './judgements/grading.ts';
import type { JudgedQuery } from './judgements/index.ts';

export const depth = 10;
const firstProducts = 5;

export interface QueryFigures {
  query: JudgedQuery;
  /** 1 if no order of all products could answer better in the first {@link depth}. */
  ndcg: number;
  /** A relevant product is among the first {@link firstProducts}. */
  hasRelevant: boolean;
  isEmpty: boolean;
  /** A suggestion leads to a category or brand of relevant products. */
  hasSuggestion: boolean;
  listingMs: number;
  suggestionMs: number;
}

/** The gain of a grade doubles with each step, and counts less the further down the product is. */
function gainOf(grades: readonly number[]): number {
  return grades
    .slice(0, depth)
    .reduce((sum, grade, place) => sum + (2 ** grade - 1) / Math.log2(place + 2), 0);
}

/** Returns the figures of one query. Throws if the catalogue has no relevant product: the judgement is wrong then. */
export function figuresOf(
  query: JudgedQuery,
  answer: Answer,
  catalogue: ReadonlyMap<string, CatalogueProduct>,
): QueryFigures {
  const all = [...catalogue.values()];
  const relevant = all.filter((product) => query.grading(product) >= minRelevant);
  if (relevant.length === 0) throw new Error(`No product is relevant for "${query.term}" (${query.locale})`);
  const ideal = all.map(query.grading).toSorted((one, other) => other - one);
  const grades = answer.skus.map((sku) => {
    const product = catalogue.get(sku);
    return product === undefined ? 0 : query.grading(product);
  });
  const targets = relevant.flatMap(({ category, brand }) => [`/products/${category}`, `/brand/${brand}`]);
  return {
    query,
    ndcg: gainOf(grades) / gainOf(ideal),
    hasRelevant: grades.slice(0, firstProducts).some((grade) => grade >= minRelevant),
    isEmpty: answer.total === 0,
    hasSuggestion: answer.suggestions.some((url) =>
      targets.some((target) => target === url || target.startsWith(`${url}/`)),
    ),
    listingMs: answer.listingMs,
    suggestionMs: answer.suggestionMs,
  };
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const share = (values: readonly boolean[]) => mean(values.map(Number));

function row(name: string, figures: readonly QueryFigures[]): string {
  const listing = figures.map(({ listingMs }) => listingMs);
  const suggestion = figures.map(({ suggestionMs }) => suggestionMs);
  const percent = (value: number) => `${(100 * value).toFixed(0)} %`;
  return `| ${[
    name,
    figures.length,
    mean(figures.map(({ ndcg }) => ndcg)).toFixed(3),
    percent(share(figures.map(({ hasRelevant }) => hasRelevant))),
    percent(share(figures.map(({ isEmpty }) => isEmpty))),
    percent(share(figures.map(({ hasSuggestion }) => hasSuggestion))),
    `${median(listing).toFixed(1)} / ${percentile(listing, 99).toFixed(1)}`,
    `${median(suggestion).toFixed(1)} / ${percentile(suggestion, 99).toFixed(1)}`,
  ].join(' | ')} |`;
}

const columns = [
  'language',
  'searches',
  `NDCG@${depth}`,
  `relevant in the first ${firstProducts}`,
  'without result',
  'useful suggestion',
  'listing p50 / p99 ms',
  'suggestions p50 / p99 ms',
];

/** Returns a table with a row for each language and one for all. */
export function tableOf(figures: readonly QueryFigures[]): string[] {
  const byLanguage = Map.groupBy(figures, ({ query }) => query.locale.slice(0, 2));
  return [
    `| ${columns.join(' | ')} |`,
    `| ${columns.map(() => '---').join(' | ')} |`,
    ...[...byLanguage].map(([language, some]) => row(language, some)),
    row('all', figures),
    '',
  ];
}
