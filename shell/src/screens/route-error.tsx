import { useEffect, useEffectEvent, useRef } from 'react';
import { useRouterState, useShopHost } from 'shared-runtime/host';
import { useShell } from '../shop/shell-context.ts';
import { UnavailableScreen } from './screens.tsx';

/** Shown after an error of the router. It is a bug of the shell: expected failures are page states. */
export function RouteError({ error }: { error: unknown }) {
  const report = useReportFrame();
  const { onPageHydrated } = useShell();
  useEffect(() => onPageHydrated?.(), [onPageHydrated]);
  const reportOnce = useEffectEvent(report);
  useEffect(() => {
    reportOnce(error);
  }, [error]);
  return <UnavailableScreen />;
}

/** Shown after an error in the rendering of the frame, until the router has another page or other data. */
export function FrameFailed({ retry }: { retry: () => void }) {
  const { onPageHydrated } = useShell();
  const { location, loaderData } = useRouterState();
  const failed = useRef({ location, loaderData });
  useEffect(() => onPageHydrated?.(), [onPageHydrated]);
  useEffect(() => {
    const isSame = failed.current.location === location && failed.current.loaderData === loaderData;
    if (!isSame) retry();
  }, [location, loaderData, retry]);
  return <UnavailableScreen />;
}

/** Returns a function that reports a failure of the frame. */
export function useReportFrame(): (error: unknown) => void {
  const { reportFailure } = useShopHost();
  return (error) =>
    reportFailure({ remote: 'shell', version: '1.0.0', region: 'frame', phase: 'render', error });
}
