import {
  developmentOrigin,
  entryTrustedTypesPolicyName,
  overlayTrustedTypesPolicyName,
  scriptTrustedTypesPolicyName,
} from 'shared-contracts/development';
import type { RemoteName } from 'shared-contracts/releases';

type Directives = Readonly<Record<string, readonly string[]>>;

/**
 * Adds what a page needs whose remotes run from their sources: files and updates of each dev server, and the Trusted Types
 * policies of its scripts. Other code still needs the default policy.
 */
export function developmentDirectives(
  base: Directives,
  devServerPorts: Readonly<Record<RemoteName, number>>,
): Directives {
  const remotes = Object.keys(devServerPorts);
  const origins = [...new Set(Object.values(devServerPorts))].map(developmentOrigin);
  const sockets = origins.map((origin) => origin.replace(/^http/, 'ws'));
  const added: Directives = {
    'script-src': origins,
    'style-src': origins,
    'img-src': origins,
    'font-src': origins,
    'connect-src': [...origins, ...sockets],
    'trusted-types': [
      entryTrustedTypesPolicyName,
      ...remotes.map(scriptTrustedTypesPolicyName),
      ...remotes.map(overlayTrustedTypesPolicyName),
    ],
  };
  const directives: Record<string, readonly string[]> = { ...base };
  for (const [name, sources] of Object.entries(added)) directives[name] = [...(base[name] ?? []), ...sources];
  return directives;
}
