import { useRouteError } from 'react-router';
import { useEffect } from 'react';
import { useShopHost } from 'shared-runtime/host';
import { useShell } from '../shop/shell-context.ts';
import { UnavailableScreen } from './screens.tsx';

/** Shown for bugs of the shell: expected failures are page states. */
export function RouteError() {
  const error = useRouteError();
  const host = useShopHost();
  const { onPageHydrated } = useShell();
  useEffect(() => onPageHydrated?.(), [onPageHydrated]);
  useEffect(() => {
    host.reportFailure({ remote: 'shell', version: '1.0.0', region: 'frame', phase: 'render', error });
  }, [host, error]);
  return <UnavailableScreen />;
}
