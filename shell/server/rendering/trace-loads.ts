import type { ShopContext } from 'shared-runtime';
import { withSpan, type TracedRelease } from 'shared-tracing/spans';
import type { ServerFederation } from '../../src/remotes/server-federation.ts';

type Load = (context: ShopContext, ...values: never[]) => unknown;

/**
 * Adds a span, with the release, around the `load` function of every page and fragment. It wraps the modules as they are
 * loaded, so that the code that browsers run too has nothing of it.
 */
export function traceLoads(federation: ServerFederation): ServerFederation {
  return {
    loaderFor(snapshot) {
      const loader = federation.loaderFor(snapshot);
      return {
        async load(remote, expose) {
          const exports = (await loader.load(remote, expose)) as Record<string, unknown>;
          const release = { remote, version: snapshot.releases[remote]?.version ?? '' };
          const place = `${remote}/${expose.replace('./', '')}`;
          return {
            ...exports,
            page: withTracedLoad(exports['page'], `load ${place}`, release),
            fragment: withTracedLoad(exports['fragment'], `fragment ${place}`, release),
          };
        },
      };
    },
  };
}

function withTracedLoad(module: unknown, name: string, release: TracedRelease): unknown {
  const { load } = (module ?? {}) as { load?: Load };
  if (typeof load !== 'function') return module;
  const traced: Load = (...values) => withSpan(name, { release }, async () => load.apply(module, values));
  // Whatever else the module has, also of a class, stays as it is.
  return Object.create(module as object, { load: { value: traced, enumerable: true } });
}
