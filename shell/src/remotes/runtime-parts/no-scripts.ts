/** Replaces the part of the federation runtime that loads scripts and style sheets: see `../load-script.ts`. */
function reject(): never {
  throw new Error('The shell loads scripts itself');
}

export const createLink = reject;
export const createScript = reject;
export const loadScript = reject;
export const isStaticResourcesEqual = reject;
export const safeWrapper = reject;
