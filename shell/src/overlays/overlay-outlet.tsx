import { useEffect, useEffectEvent, useState } from 'react';
import { useIntl } from 'shared-runtime';
import { useShopHost } from 'shared-runtime/host';
import { useStore } from 'zustand';
import { loadDialog, type DialogComponent } from './load-dialog.ts';
import { isWorthReloading } from './missing-chunk.ts';
import type { OverlayService } from './overlay-service.ts';
import { returnFocus } from './return-focus.ts';

export interface OverlayOutletProps {
  service: OverlayService;
  /** @default loads the dialog's chunk */
  load?: () => Promise<DialogComponent>;
  /** Loads the current shell. */
  reload?: () => void;
}

/** Shows the topmost overlay only. */
export function OverlayOutlet({
  service,
  load = loadDialog,
  reload = () => location.reload(),
}: OverlayOutletProps) {
  const host = useShopHost();
  const intl = useIntl();
  const top = useStore(service.store, ({ stack }) => stack.at(-1));
  const [Dialog, setDialog] = useState<DialogComponent | null>(null);
  const isMissing = top !== undefined && Dialog === null;

  /**
   * Reloads if a newer shell has the file. Otherwise closes the overlays and shows an alert; the next attempt loads
   * again.
   */
  const handleFailure = useEffectEvent(async (error: unknown) => {
    // oxlint-disable-next-line no-console
    console.error('The dialog could not be loaded', error);
    if (await isWorthReloading(error)) return reload();
    service.closeAll();
    host.alerts.show({ key: 'overlay', content: intl.formatMessage({ id: 'overlay.failed.text' }) });
  });
  useEffect(() => returnFocus(service), [service]);
  useEffect(() => {
    if (!isMissing) return undefined;
    let isShown = true;
    load().then(
      (loaded) => {
        if (isShown) setDialog(() => loaded);
      },
      (error: unknown) => {
        if (isShown) void handleFailure(error);
      },
    );
    return () => {
      isShown = false;
    };
  }, [isMissing, load]);
  return top && Dialog ? <Dialog key={top.id} overlay={top} service={service} /> : null;
}
