import { createRegistryClient, type RegistryClient } from 'registry-client';
import { readRegistryToken, type ShellConfig } from '../../config.ts';
import type { TokenToCheck } from '../verdicts/check-tokens.ts';

/** Returns the client that reports what this shell serves; null without its token. */
export function createReportClient({ registryUrl, reportTokenFile }: ShellConfig): RegistryClient | null {
  if (reportTokenFile === null) return null;
  const token = readRegistryToken(reportTokenFile, 'REGISTRY_REPORT_TOKEN_FILE');
  // Short: the start waits for the first report, also while the registry is down.
  return createRegistryClient({ baseUrl: registryUrl, token, timeoutMs: 3_000 });
}

/** Returns the client that rolls releases back; null without its token. */
export function createGuardClient({ registryUrl, guardTokenFile }: ShellConfig): RegistryClient | null {
  if (guardTokenFile === null) return null;
  const token = readRegistryToken(guardTokenFile, 'REGISTRY_GUARD_TOKEN_FILE');
  return createRegistryClient({ baseUrl: registryUrl, token, actor: 'promotion watch' });
}

/** Returns the tokens that this shell is configured with, and what happens without each. */
export function configuredTokens({
  registryTokenFile,
  guardTokenFile,
  reportTokenFile,
}: ShellConfig): TokenToCheck[] {
  const tokens = [
    {
      variable: 'REGISTRY_TOKEN_FILE',
      file: registryTokenFile,
      scope: 'all',
      consequence: 'staff cannot change releases in the console',
    },
    {
      variable: 'REGISTRY_GUARD_TOKEN_FILE',
      file: guardTokenFile,
      scope: 'end-canary',
      consequence: 'worse canaries are not rolled back as intended',
    },
    {
      variable: 'REGISTRY_REPORT_TOKEN_FILE',
      file: reportTokenFile,
      scope: 'report',
      consequence: 'the registry has no report of this shell, and no errors of its releases',
    },
  ] as const;
  return tokens.flatMap(({ file, ...token }) =>
    file === null ? [] : [{ ...token, token: readRegistryToken(file, token.variable) }],
  );
}
