export { contentFederation as default } from '../content-federation.ts';
