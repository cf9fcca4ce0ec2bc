import * as z from 'zod/mini';

/**
 * Name of a remote, as in `mf-basket`. Any squad may choose a new one: the registry says which remotes exist. No property
 * of `Object.prototype` begins with `mf-`, so objects may have names as keys.
 */
export type RemoteName = `mf-${string}`;

/**
 * Name under which releases of the shell are published. They travel like those of a remote, but no page has a region of
 * them: the running shells decide which of their builds answers.
 */
export const shellReleaseName = 'mf-shell' as const satisfies RemoteName;

/** Maximum number of remotes of a shop. Each has metrics, figures and files in every shell. */
export const maxRemotes = 64;

/** Maximum number of live releases: the default and the canary of each remote and of the shell. */
export const maxLiveReleases = 2 * (maxRemotes + 1);

/**
 * Up to 40 characters. Only the letters a to z: other alphabets have letters that look the same, and with digits a name
 * and a version could give the same container name as another name and version.
 */
const afterPrefix = /^(?=.{1,37}$)[a-z]+(-[a-z]+)*$/;

export const remoteNameSchema = z.templateLiteral(['mf-', z.string().check(z.regex(afterPrefix))]);

export function isRemoteName(name: string): name is RemoteName {
  return name.startsWith('mf-') && afterPrefix.test(name.slice('mf-'.length));
}

/** Returns whether one name can be mistaken for another one, such as `mf-bas-ket` for `mf-basket`. */
export function areSimilarNames(one: RemoteName, other: RemoteName): boolean {
  return one !== other && shapeOf(one) === shapeOf(other);
}

/** In many fonts `rn` looks like `m`, `vv` like `w` and `cl` like `d`. */
function shapeOf(name: RemoteName): string {
  return name.replaceAll('-', '').replaceAll('rn', 'm').replaceAll('vv', 'w').replaceAll('cl', 'd');
}
