import type { RemoteName } from '../releases/remote-names.ts';

/** Name of a page, fragment, overlay or startup: the remote without `mf-`, and the part, as in `gift-cards/balance`. */
export type ExposeName = `${string}/${string}`;

export type ExposeKind = 'page' | 'fragment' | 'overlay' | 'startup';

const pattern = /^([a-z]+(?:-[a-z]+)*)\/([a-z]+(?:-[a-z]+)*)$/;

/**
 * Returns where the code of an expose is. The name says it, so no table has to know the remote. Undefined for an invalid
 * name.
 */
export function exposeOf(kind: ExposeKind, name: string): { remote: RemoteName; expose: string } | undefined {
  const [, owner, part] = pattern.exec(name) ?? [];
  if (owner === undefined || part === undefined) return undefined;
  return { remote: `mf-${owner}`, expose: `./${kind}s/${part}` };
}

/** Returns the name of an expose of a remote, as `gift-cards/balance` for `./pages/balance` of mf-gift-cards. */
export function nameOfExpose(remote: string, expose: string): ExposeName {
  return `${remote.slice('mf-'.length)}/${expose.slice(expose.lastIndexOf('/') + 1)}`;
}
