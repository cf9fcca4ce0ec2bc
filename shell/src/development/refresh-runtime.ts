import * as runtime from 'react-refresh/runtime';
import { refreshRuntimeGlobal } from 'shared-contracts/development';

/**
 * Connects Fast Refresh with React, and provides it to remotes. Must be imported before react-dom, which looks for the hook
 * when it is evaluated.
 */
runtime.injectIntoGlobalHook(globalThis);

Object.assign(globalThis, {
  /** Two remotes may have a module with the same id: their components must not be taken for one. */
  [refreshRuntimeGlobal]: (remote: string): typeof runtime => ({
    ...runtime,
    register: (type, id) => runtime.register(type, `${remote} ${id}`),
  }),
});
