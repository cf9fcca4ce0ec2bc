import type { FastifyBaseLogger } from 'fastify';
import type { RegistryTokenVariable } from '../../config.ts';
import { createRegistryClient, RegistryError, type TokenAccess } from 'registry-client';

export interface TokenToCheck {
  variable: RegistryTokenVariable;
  token: string;
  scope: TokenAccess['scope'];
  /** What does not work without it, as the end of a sentence. */
  consequence: string;
}

/**
 * Asks the registry whether it knows each token, and logs those that it does not know or that are of another kind. The
 * shop starts in any case: visitors do not depend on these tokens.
 */
export async function checkTokens(
  registryUrl: string,
  tokens: readonly TokenToCheck[],
  log: Pick<FastifyBaseLogger, 'error'>,
): Promise<void> {
  await Promise.all(
    tokens.map(async ({ variable, token, scope, consequence }) => {
      const client = createRegistryClient({ baseUrl: registryUrl, token });
      try {
        const access = await client.token();
        if (access.scope === scope) return;
        log.error(
          `${variable} holds a token of another kind (of ${access.squad}, scope ${access.scope} instead of ${scope}): ${consequence}`,
        );
      } catch (error) {
        if (!(error instanceof RegistryError) || error.code !== 'unknown_token') return;
        log.error(`${variable} holds a wrong token, which the registry does not know: ${consequence}`);
      }
    }),
  );
}
