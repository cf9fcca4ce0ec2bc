/**
 * Placeholders: each copy of this remote replaces them with its fault and the remote that it replaces. They are
 * parsed, so that the minifier does not inline them.
 */
const faultName = JSON.parse('"fault-of-this-copy"') as string;
export const remote = JSON.parse('"mf-catalogue"') as string;
export const version = JSON.parse('"version-of-this-copy"') as string;

export const isFault = (name: string): boolean => faultName === name;
export const isServer = typeof window === 'undefined';

/** The text by which the specs recognise it. */
export const fixtureText = `${remote} fixture`;

if (isFault('throws-at-load')) throw new Error(`${remote} threw while it was loaded`);
