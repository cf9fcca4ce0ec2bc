import { useEffect, useEffectEvent, useRef } from 'react';
import { useShopHost } from 'shared-runtime/host';
import { useLocation } from 'shared-runtime/router';
import { useShell } from '../shop/shell-context.ts';
import { UnavailableScreen } from './screens.tsx';

/** Shown after an error of the router. It is a bug of the shell: expected failures are page states. */
export function RouteError({ error }: { error: unknown }) {
  const report = useReportFrame();
  const { onPageHydrated } = useShell();
  useEffect(() => onPageHydrated?.(), [onPageHydrated]);
  const reportOnce = useEffectEvent(report);
  useEffect(() => reportOnce(error), [error]);
  return <UnavailableScreen />;
}

/** Shown after an error in the rendering of the frame, until the shopper goes to another page. */
export function FrameFailed({ retry }: { retry: () => void }) {
  const { onPageHydrated } = useShell();
  const { key } = useLocation();
  const failed = useRef(key);
  useEffect(() => onPageHydrated?.(), [onPageHydrated]);
  useEffect(() => {
    if (key !== failed.current) retry();
  }, [key, retry]);
  return <UnavailableScreen />;
}

/** Returns a function that reports a failure of the frame. */
export function useReportFrame(): (error: unknown) => void {
  const { reportFailure } = useShopHost();
  return (error) =>
    reportFailure({ remote: 'shell', version: '1.0.0', region: 'frame', phase: 'render', error });
}
