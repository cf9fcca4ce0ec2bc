import { useEffect, useId, useMemo, useState, type ComponentType } from 'react';
import { FormattedMessage, useIntl, type OverlayModule } from 'shared-runtime';
import { OverlayContext, Region, RegionBoundary, useShopHost, type RegionState } from 'shared-runtime/host';
import { overlays as overlayTable } from 'shared-contracts/exposes';
import { Button, Spinner } from 'shared-ui';
import { AsidePanel, Modal } from 'shared-ui/dialog';
import { useStore } from 'zustand';
import { useShell } from '../app/shell-context.ts';
import type { OpenOverlay } from './overlay-store.ts';

const widthWhileLoading = 450;

/** Chrome, focus and scroll lock around the content that a remote exports. */
export function OverlayDialog({ overlay }: { overlay: OpenOverlay }) {
  const { regions, overlays } = useShell();
  const host = useShopHost();
  const intl = useIntl();
  const closeById = useStore(overlays, (state) => state.close);
  const titleId = useId();
  const close = useMemo(() => () => closeById(overlay.id), [closeById, overlay.id]);
  const handle = useMemo(() => ({ close, titleId }), [close, titleId]);
  const row = overlayTable[overlay.name];
  const [region, setRegion] = useState(() => regions.peek('overlay', overlay.name));
  useEffect(() => {
    let isShown = true;
    void regions.retry('overlay', overlay.name).then((loaded) => {
      if (isShown) setRegion(loaded);
    });
    return () => {
      isShown = false;
    };
  }, [regions, overlay.name]);
  const module = region?.status === 'ready' ? region.module : null;
  const Chrome = row.kind === 'aside' ? AsidePanel : Modal;

  return (
    <Chrome
      open
      onClose={close}
      size={module?.width ?? widthWhileLoading}
      closable={module?.isClosable ?? true}
      titleId={titleId}
      closeLabel={intl.formatMessage({ id: 'overlay.close' })}
    >
      <OverlayContext value={handle}>
        <RegionBoundary
          onError={(error) =>
            host.reportFailure({
              remote: row.remote,
              version: region?.version ?? 'unknown',
              region: overlay.name,
              phase: 'render',
              error,
            })
          }
          fallback={() => <OverlayFailed titleId={titleId} onClose={close} />}
        >
          {region === undefined ? (
            <OverlayLoading titleId={titleId} />
          ) : (
            <OverlayContent overlay={overlay} region={region} titleId={titleId} onClose={close} />
          )}
        </RegionBoundary>
      </OverlayContext>
    </Chrome>
  );
}

interface OverlayContentProps {
  overlay: OpenOverlay;
  region: RegionState<OverlayModule>;
  titleId: string;
  onClose: () => void;
}

function OverlayContent({ overlay, region, titleId, onClose }: OverlayContentProps) {
  if (region.status === 'failed') return <OverlayFailed titleId={titleId} onClose={onClose} />;
  const Content = region.module.Component as ComponentType<object>;
  return (
    <Region region={region}>
      <Content {...overlay.props} />
    </Region>
  );
}

function OverlayLoading({ titleId }: { titleId: string }) {
  const intl = useIntl();
  return (
    <div id={titleId}>
      <Spinner label={intl.formatMessage({ id: 'overlay.loading' })} />
    </div>
  );
}

function OverlayFailed({ titleId, onClose }: { titleId: string; onClose: () => void }) {
  return (
    <>
      <h2 id={titleId}>
        <FormattedMessage id="screen.failed.title" />
      </h2>
      <p>
        <FormattedMessage id="screen.failed.text" />
      </p>
      <Button onClick={onClose}>
        <FormattedMessage id="overlay.close" />
      </Button>
    </>
  );
}
