/** Replaces the part of the federation runtime that loads scripts and style sheets: see `../load-script.ts`. */
function refuse(): never {
  throw new Error('The shell loads scripts itself');
}

export const createLink = refuse;
export const createScript = refuse;
export const loadScript = refuse;
export const isStaticResourcesEqual = refuse;
export const safeWrapper = refuse;
