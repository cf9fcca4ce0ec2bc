import type { FederationConfig } from '../federation.ts';
import { join, sep } from 'node:path';
import type { DerivedContract } from './findings.ts';
import { DerivationError } from './source-module.ts';
import { traverseCode } from './traverse-code.ts';

/**
 * Returns what the exposes of a remote send, read, embed and call: it follows every name from the exposes, also into
 * the shared packages, and reads the declarations that are reached. Throws a {@link DerivationError} for code whose
 * meaning is not known at build time.
 */
export function deriveContract(
  remoteDir: string,
  { name, exposes }: Pick<FederationConfig, 'name' | 'exposes'>,
): DerivedContract {
  const files = Object.values(exposes).map((file) => join(remoteDir, file));
  const findings = traverseCode(files, { scope: 'everything' });
  if (findings.failures.length > 0) throw new DerivationError(name, remoteDir, findings.failures);
  return findings;
}

/**
 * Returns what code that passes on the calls, events and fragments of others calls itself: every endpoint whose
 * descriptor it mentions. Throws a {@link DerivationError} for a descriptor of its own that is not known at build time.
 *
 * @param files entries, relative to `folder`
 */
export function deriveCalls(
  name: string,
  folder: string,
  files: readonly string[],
): DerivedContract['calls'] {
  const { calls, failures } = traverseCode(
    files.map((file) => join(folder, file)),
    { scope: 'calls' },
  );
  // The shared packages describe what others call by name.
  const own = failures.filter(({ file }) => file.startsWith(`${folder}${sep}`));
  if (own.length > 0) throw new DerivationError(name, folder, own);
  return calls;
}
