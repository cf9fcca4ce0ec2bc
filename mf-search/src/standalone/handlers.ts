import { answer, ErrorResponse } from 'shared-runtime/standalone';
import { numbered, prediction, salesOf } from '../testing/suggestions.ts';

const brands = [
  { text: 'Varnhorn', url: '/brand/varnhorn' },
  { text: 'Kaldfjell', url: '/brand/kaldfjell' },
  { text: 'Serac', url: '/brand/serac' },
];
const productTypes = [
  { text: 'Skis', url: '/products/skis' },
  { text: 'Ski boots', url: '/products/ski-boots' },
  { text: 'Ski jackets', url: '/products/ski-jackets' },
  { text: 'Ski goggles', url: '/products/ski-goggles' },
  { text: 'Ski poles', url: '/products/ski-poles' },
  ...numbered('Type', 3),
];

/** Suggestions that contain the term; `fail` fails. An empty field shows two searches and two sales. */
export const handlers = [
  answer('predictive-search-v2', ({ q }) => {
    if (q === 'fail') return new ErrorResponse('unavailable');
    const containsTerm = ({ text }: { text: string }) => text.toLowerCase().includes(q.toLowerCase());
    return prediction(brands.filter(containsTerm), productTypes.filter(containsTerm));
  }),
  answer('search-recent', () => ({
    searches: ['touring skis', 'goggles'].map((term) => ({ term, url: `/search?s=${term}` })),
  })),
  answer('under-search-sales', () => salesOf(numbered('Sale', 2))),
];
