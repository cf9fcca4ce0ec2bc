/** Replacements of the form of a product that cannot be bought; one chunk. */
export { Alternatives } from './alternatives.tsx';
export { SoldOut } from './sold-out.tsx';
