/** Replaces the part of the federation runtime that loads scripts and style sheets: see `shared-runtime/src/load-script.ts`. */
function rejectCall(): never {
  throw new Error('The shell loads scripts itself');
}

export const createLink = rejectCall;
export const createScript = rejectCall;
export const loadScript = rejectCall;
export const isStaticResourcesEqual = rejectCall;
export const safeWrapper = rejectCall;
