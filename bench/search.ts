import { startPostgres } from '../scripts/verify/postgres.ts';
import { startApi } from './api/server.ts';
import { machine } from './machine.ts';
import { writeSection } from './results.ts';
import { queryShop } from './search/query-shop.ts';
import { readCatalogue } from './search/catalogue.ts';
import { figuresOf, tableOf, type QueryFigures } from './search/figures.ts';
import { judgedQueries } from './search/judgements/index.ts';

/**
 * `node bench/search.ts [--write | --queries]`: relevance of search with the demo shop. `--write` replaces its section
 * of RESULTS.md. `--queries` is for work on the ranking: it lists the searches one by one, and says nothing of those that
 * are held out.
 */
const options = new Set(process.argv.slice(2));
const port = 4_692;
/** Every private store sells the same products. */
const priceList = 'standard-EUR';

async function measure(base: string, databaseUrl: string): Promise<QueryFigures[]> {
  const products = await readCatalogue(databaseUrl, priceList);
  const catalogue = new Map(products.map((product) => [product.sku, product]));
  /* oxlint-disable no-await-in-loop -- measured one after the other */
  // Beginnings of the terms: they warm up the process and leave the answers to the terms uncached.
  for (const { locale, term } of judgedQueries) await queryShop(base, { locale, term: term.slice(0, -2) });
  const figures: QueryFigures[] = [];
  for (const query of judgedQueries) figures.push(figuresOf(query, await queryShop(base, query), catalogue));
  /* oxlint-enable no-await-in-loop */
  return figures;
}

function printQueries(figures: readonly QueryFigures[]): void {
  for (const { query, ndcg, hasRelevant, isEmpty, hasSuggestion } of figures) {
    const notes = [
      hasRelevant ? '' : 'none relevant',
      isEmpty ? 'empty' : '',
      hasSuggestion ? '' : 'no suggestion',
    ];
    console.log(query.locale, ndcg.toFixed(2), query.term, notes.filter((note) => note !== '').join(', '));
  }
}

const postgres = await startPostgres('-c shared_buffers=256MB');
if (postgres === undefined)
  throw new Error('There is no PostgreSQL on this machine: no figures of the search');
try {
  const api = await startApi({ DATABASE_URL: postgres.url }, port);
  let figures: QueryFigures[];
  try {
    figures = await measure(api.base, postgres.url);
  } finally {
    await api.stop();
  }
  const seen = figures.filter(({ query }) => !query.isHeldOut);
  if (options.has('--queries')) printQueries(seen);
  const heldOut = figures.filter(({ query }) => query.isHeldOut);
  const report = [
    '# Search',
    '',
    await machine(),
    '',
    'Made by `pnpm bench:search --write`: the demo shop on PostgreSQL, one API process, one client, each term searched once. The judgements are in `bench/search/judgements`; NDCG@10 is 1 if no order of all products could answer better. Target on the held-out searches: NDCG@10 0.85, 100 % with a relevant product in the first five.',
    '',
    '## Searches that rules and synonyms were written with',
    '',
    ...tableOf(seen),
    ...(options.has('--queries')
      ? []
      : ['## Searches held out, chosen by a hash of their text', '', ...tableOf(heldOut)]),
  ].join('\n');
  if (options.has('--write')) writeSection('# Search', report);
  console.log(report);
} finally {
  await postgres.stop();
}
