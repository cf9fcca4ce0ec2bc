/** Tokens of mailed links, for the modules whose links they are. */
export { consumeToken, deleteTokens, hasToken } from './repository.ts';
