/**
 * Each copy of this remote has the name of its own fault here, and of the remote that it stands in for. They are
 * parsed, so that no minifier reckons with what they are called before that.
 */
const nameOfFault = JSON.parse('"fault-of-this-copy"') as string;
export const remote = JSON.parse('"mf-catalogue"') as string;
export const version = JSON.parse('"version-of-this-copy"') as string;

export const isFault = (name: string): boolean => nameOfFault === name;
export const isServer = typeof window === 'undefined';

/** By which the specs know it again. */
export const words = `${remote} stands in`;

if (isFault('throws-at-load')) throw new Error(`${remote} threw while it was loaded`);
