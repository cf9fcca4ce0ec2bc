import type { FederationConfig } from '../../../mf-search/federation.config.ts';
export type Canary = FederationConfig;
