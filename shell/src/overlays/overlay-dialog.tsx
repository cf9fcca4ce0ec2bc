import {
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ComponentType,
} from 'react';
import { useIntl, type OverlayModule } from 'shared-runtime';
import { OverlayContext, Region, RegionBoundary, useShopHost, type RegionState } from 'shared-runtime/host';
import { exposeOf } from 'shared-contracts/exposes';
import { Spinner } from 'shared-ui';
import { AsidePanel, Modal } from 'shared-ui/dialog';
import { useShell } from '../shop/shell-context.ts';
import { keepPosition } from './dialog-position.ts';
import { Confirmation } from './confirmation.tsx';
import { OverlayFailed } from './overlay-failed.tsx';
import type { OpenContent, OpenOverlay, OpenQuestion, OverlayService } from './overlay-service.ts';

export interface OverlayDialogProps<Overlay extends OpenOverlay = OpenOverlay> {
  overlay: Overlay;
  service: OverlayService;
}

export function OverlayDialog({ overlay, service }: OverlayDialogProps) {
  if (overlay.name === 'confirm') return <QuestionDialog overlay={overlay} service={service} />;
  return <ContentDialog overlay={overlay} service={service} />;
}

function QuestionDialog({ overlay, service }: OverlayDialogProps<OpenQuestion>) {
  const { id, place, question, answer } = overlay;
  const intl = useIntl();
  const titleId = useId();
  const textId = useId();
  const keep = useRef<HTMLButtonElement>(null);

  function close(isYes: boolean): void {
    answer(isYes);
    service.close(id);
  }

  return (
    <Modal
      open
      role="alertdialog"
      initialFocus={keep}
      returnsFocus={() => isOnly(service, id)}
      onClose={() => close(false)}
      size={place.width}
      closable={place.isClosable}
      titleId={titleId}
      textId={question.text === undefined ? undefined : textId}
      closeLabel={intl.formatMessage({ id: 'overlay.close' })}
    >
      <Confirmation question={question} titleId={titleId} textId={textId} keep={keep} onAnswer={close} />
    </Modal>
  );
}

/** Dialog chrome, focus and scroll lock around a remote's content. */
function ContentDialog({ overlay, service }: OverlayDialogProps<OpenContent>) {
  const host = useShopHost();
  const intl = useIntl();
  const titleId = useId();
  const { id, name, place } = overlay;
  const close = useMemo(() => () => service.close(id), [service, id]);
  const handle = useMemo(() => ({ close, titleId }), [close, titleId]);
  const { save, ...position } = useMemo(() => keepPosition(overlay), [overlay]);
  // Not a detached ref: the dialog's portal is removed before.
  useLayoutEffect(() => save, [save]);
  const region = useRegion(name);
  const isShown = useIsComplete(overlay, region, service);
  useEffect(() => {
    if (isShown) service.markShown(id);
  }, [isShown, service, id]);
  if (!isShown) return null;
  const Chrome = place.kind === 'aside' ? AsidePanel : Modal;

  return (
    <Chrome
      open
      onClose={close}
      returnsFocus={() => isOnly(service, id)}
      size={place.width}
      closable={place.isClosable}
      titleId={titleId}
      closeLabel={intl.formatMessage({ id: 'overlay.close' })}
      {...position}
    >
      <OverlayContext value={handle}>
        <RegionBoundary
          onError={(error) =>
            host.reportFailure({
              remote: exposeOf('overlay', name)?.remote ?? 'unknown',
              version: region?.version ?? 'unknown',
              region: name,
              phase: 'render',
              error,
            })
          }
          fallback={() => <OverlayFailed titleId={titleId} onClose={close} />}
        >
          {region === undefined ? (
            <div id={titleId}>
              <Spinner label={intl.formatMessage({ id: 'overlay.loading' })} />
            </div>
          ) : (
            <Content overlay={overlay} region={region} titleId={titleId} onClose={close} />
          )}
        </RegionBoundary>
      </OverlayContext>
    </Chrome>
  );
}

/** False if a dialog is replaced by another one, above or below it, and if its own content was opened anew. */
function isOnly({ store }: OverlayService, id: number): boolean {
  return store.getState().stack.every((overlay) => overlay.id === id);
}

/** Milliseconds after which a dialog is shown without its content. */
const maxWaitMs = 3_000;

/**
 * Returns whether a dialog is to be shown: when code and data of its content are there, because a dialog that opens empty changes
 * its size when they arrive. Until then the page is marked as working. Above another overlay it is shown at once, in its place.
 */
function useIsComplete(
  { id, props }: OpenContent,
  region: RegionState<OverlayModule> | undefined,
  { store, isShown: wasShown }: OverlayService,
): boolean {
  const { contextFor } = useShopHost();
  const [isShown, setShown] = useState(
    () => wasShown(id) || store.getState().stack.length > 1 || !needsData(region),
  );
  const load = useEffectEvent(async (module: OverlayModule, remote: string, version: string) => {
    await module.load?.(contextFor(remote, version), props);
  });
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), maxWaitMs);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (region === undefined) return undefined;
    let isCurrent = true;
    const show = () => {
      if (isCurrent) setShown(true);
    };
    if (region.status === 'failed') show();
    else load(region.module, region.remote, region.version).then(show, show);
    return () => {
      isCurrent = false;
    };
  }, [region]);
  return isShown;
}

/** Also true while the code of a content is not there, which may load data. */
const needsData = (region: RegionState<OverlayModule> | undefined) =>
  region === undefined || (region.status === 'ready' && region.module.load !== undefined);

/** Undefined while loading. */
function useRegion(name: OpenContent['name']): RegionState<OverlayModule> | undefined {
  const { regions } = useShell();
  const [region, setRegion] = useState(() => regions.peek('overlay', name));
  useEffect(() => {
    let isShown = true;
    void regions.retry('overlay', name).then((loaded) => {
      if (isShown) setRegion(loaded);
    });
    return () => {
      isShown = false;
    };
  }, [regions, name]);
  return region;
}

interface ContentProps {
  overlay: OpenContent;
  region: RegionState<OverlayModule>;
  titleId: string;
  onClose: () => void;
}

function Content({ overlay, region, titleId, onClose }: ContentProps) {
  if (region.status === 'failed') return <OverlayFailed titleId={titleId} onClose={onClose} />;
  const Component = region.module.Component as ComponentType<object>;
  return (
    <Region region={region}>
      <Component {...overlay.props} />
    </Region>
  );
}
