import { useRouteError } from 'react-router';
import { useEffect } from 'react';
import { useShopHost } from 'shared-runtime/host';
import { UnavailableScreen } from './screens.tsx';

/** Shown for bugs of the shell: expected failures are page states. */
export function RouteError() {
  const error = useRouteError();
  const host = useShopHost();
  useEffect(() => {
    host.reportFailure({ remote: 'shell', version: '1.0.0', region: 'frame', phase: 'render', error });
  }, [host, error]);
  return <UnavailableScreen />;
}
