export { ListingEmpty } from './listing-empty.tsx';
export { loadSuggestions } from './load-suggestions.ts';
