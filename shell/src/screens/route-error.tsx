import { useRouteError } from 'react-router';
import { useEffect } from 'react';
import { useShopHost } from 'shared-runtime/host';
import { UnavailableScreen } from './screens.tsx';

/** A bug in the shell itself: every expected failure has been turned into a page state before this. */
export function RouteError() {
  const error = useRouteError();
  const host = useShopHost();
  useEffect(() => {
    host.reportFailure({ remote: 'shell', version: '1.0.0', region: 'frame', phase: 'render', error });
  }, [host, error]);
  return <UnavailableScreen />;
}
