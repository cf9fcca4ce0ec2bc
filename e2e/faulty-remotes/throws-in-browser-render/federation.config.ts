export { searchFederation as default } from '../search-federation.ts';
