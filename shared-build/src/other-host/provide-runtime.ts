import {
  createInstance,
  getInstance,
  type ModuleFederationRuntimePlugin,
} from '@module-federation/enhanced/runtime';
import federation, { bundlerRuntime, runtime } from '@module-federation/webpack-bundler-runtime';
// `ModuleFederationPlugin` leaves it out of the runtime of a host that exposes nothing, and remotes call it.
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';

type Options = Parameters<typeof createInstance>[0];

/**
 * Returns the instance of a remote. The runtime's own function would find that of the host, because it looks for the
 * identifier of the build first, and fail with RUNTIME-010.
 */
function init(options: Options): ReturnType<typeof createInstance> {
  const known = getInstance((instance) => instance.options.name === options.name);
  return known ?? createInstance(options);
}

// Remotes use this runtime instead of bundling their own, see `bundlerRuntimeGlobal` in `federation.ts`.
Object.assign(globalThis, {
  _FEDERATION_BUNDLER_RUNTIME: {
    ...federation,
    runtime: { ...runtime, init },
    bundlerRuntime: { ...bundlerRuntime, initContainerEntry },
  },
});

/** Plugin of the host's federation runtime, which runs the lines above before it loads a remote. It changes nothing else. */
export default function provideRuntime(): ModuleFederationRuntimePlugin {
  return { name: 'provide-bundler-runtime' };
}
