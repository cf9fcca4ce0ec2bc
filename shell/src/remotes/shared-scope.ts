import * as ReactQuery from '@tanstack/react-query';
import * as React from 'react';
import * as ReactDom from 'react-dom';
import * as JsxRuntime from 'react/jsx-runtime';
import * as ReleasedEvents from 'shared-contracts/events/released';
import * as Schema from 'shared-contracts/schema';
import * as Runtime from 'shared-runtime';
import * as RuntimeRouter from 'shared-runtime/router';

function provide(version: string, module: unknown) {
  return {
    version,
    scope: 'default',
    lib: () => module,
    shareConfig: { singleton: true, requiredVersion: false as const },
  };
}

/** The only copy of each shared module; remotes bundle none of them. */
export const sharedScope = {
  react: provide(React.version, React),
  'react-dom': provide(React.version, ReactDom),
  'react/jsx-runtime': provide(React.version, JsxRuntime),
  '@tanstack/react-query': provide('5.108.0', ReactQuery),
  'shared-runtime': provide('1.6.0', Runtime),
  'shared-runtime/router': provide('1.6.0', RuntimeRouter),
  'shared-contracts/schema': provide('1.0.0', Schema),
  // For releases that name events by type, until the next major of the shell API.
  'shared-contracts/events': provide('1.0.0', ReleasedEvents),
};
