import type { RemoteName } from 'shared-contracts/releases';
import type { Transport } from '../transport.ts';
import { requestToken, type IssuedToken } from './preview.ts';

export interface DevelopmentRequest {
  name: RemoteName;
  /** Port of the dev server on the machine of the browser. */
  port: number;
  /** Validity of the token in minutes. @default 480 */
  minutes?: number | undefined;
}

/** Requests a token with which the shop loads one remote from a dev server, in any browser that has the token. */
export const requestDevelopment = (
  call: Transport,
  { name, ...body }: DevelopmentRequest,
): Promise<IssuedToken> => requestToken(call, `/registry/${name}/development`, body);
