import type { RegistryClient } from 'registry-client';
import type { ReleaseFigures } from '../release-health/release-figures.ts';

export type ConsoleRegistry = Pick<
  RegistryClient,
  'read' | 'audit' | 'check' | 'promote' | 'rollback' | 'block'
>;

/** What the console of releases is made of. Where it is off, there is none of it. */
export interface ConsoleParts {
  /** Lower case. */
  staffEmails: readonly string[];
  /** A client that may change what is live, and names this person in the audit. */
  registryAs: (email: string) => ConsoleRegistry;
  readHealth: () => ReleaseFigures[];
  /** The text of `console.css`. */
  stylesheet: string;
}
