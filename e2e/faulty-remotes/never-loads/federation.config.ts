import { searchFederation } from '../search-federation.ts';

export default { ...searchFederation, timeoutMs: 600 };
