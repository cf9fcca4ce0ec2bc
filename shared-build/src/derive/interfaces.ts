import type { Target } from './module-graph.ts';

/**
 * Functions of shared-runtime that do what their arguments say. Their calls are read, and not their code, in which the
 * arguments are parameters.
 */
const interfaces: ReadonlySet<string> = new Set([
  'useBusEvent',
  'endpointQuery',
  'useOverlayIntent',
  'usePrefetchOverlay',
  'Fragment',
]);

export function isInterface(target: Target): boolean {
  return (
    target.kind === 'declaration' &&
    interfaces.has(target.name) &&
    // In another repository the package is compiled.
    /\/shared-runtime\/(src|dist)\//.test(target.module.file)
  );
}
