import { exposeOf, type FragmentName, type OverlayName } from 'shared-contracts/exposes';
import { shellRouteChanged } from 'shared-contracts/events/shell';
import type { Session } from 'shared-contracts/session';
import type { ShopContext } from 'shared-runtime';
import { afterPaint } from 'shared-runtime/after-paint';
import type {
  ContextFor,
  EventBusHub,
  FragmentLoader,
  HydrationScheduler,
  RegionFailure,
  ShopHost,
  RegionStore,
} from 'shared-runtime/host';
import type { DeferredLoader, DeferredServices } from './deferred-loader.ts';
import type { OverlayFileFetcher } from './overlay-file-fetcher.ts';
import type { PendingMark } from './pending-mark.ts';

export interface HostOptions {
  context: ShopContext;
  contextFor: ContextFor;
  startSession: Session;
  regions: RegionStore;
  deferred: DeferredLoader;
  hub: EventBusHub;
  prefetch: (path: string) => void;
  /** Loads the code of the dialog. A failure is reported where the dialog is rendered. */
  loadDialog: () => Promise<unknown>;
  /** Fetches the files that every overlay needs, and those of a content if its name is known, into the browser's cache. */
  fetchOverlayFiles: OverlayFileFetcher;
  reportFailure: (failure: RegionFailure) => void;
  /** Shows that an overlay cannot be opened, without the deferred chunk, which has the alerts. */
  showUnavailable: () => void;
  defersHydration: boolean;
  hydration: HydrationScheduler;
  pending: PendingMark;
}

/**
 * Milliseconds between a sign of intent and the evaluation of what was fetched for it. A click may follow the pointer at once;
 * its frame must not wait for this work.
 */
const intentDelayMs = 80;

/** Creates the shell's interface for remotes. */
export function createHost({
  regions,
  deferred,
  hub,
  context,
  contextFor,
  startSession,
  prefetch,
  loadDialog,
  fetchOverlayFiles,
  reportFailure,
  showUnavailable,
  defersHydration,
  hydration,
  pending,
}: HostOptions): ShopHost {
  const fragments: FragmentLoader = {
    peek: (name: FragmentName) => regions.peek('fragment', name),
    load: (name: FragmentName) => regions.load('fragment', name),
    retry: (name: FragmentName) => regions.retry('fragment', name),
  };
  /** Loads the deferred chunk on first use. If loading fails, the call is a no-op. */
  function withDeferred(request: (parts: DeferredServices) => void): void {
    void deferred.load().then(request, reportLoadError);
  }
  return {
    context,
    contextFor,
    startSession,
    prefetch,
    reportFailure,
    defersHydration,
    hydration,
    fragments,
    busFor: (remote, version) => hub.as(remote, version),
    openOverlay(target, props) {
      // Overlays belong to one page (specification §2.2), which may be left while the code is loaded.
      let isLeft = false;
      const stopWatching = context.bus.subscribe(shellRouteChanged, () => (isLeft = true));
      // Code is loaded after the frame with the mark: evaluating it would delay that frame.
      const opened = afterPaint().then(() => {
        const name = exposeOf('overlay', target) ? (target as OverlayName) : null;
        // In parallel: content, dialog and deferred chunk do not need each other.
        fetchOverlayFiles(name);
        if (name !== null) void regions.load('overlay', name);
        loadDialog().catch(() => undefined);
        return deferred.load().then(({ overlays }) => (isLeft ? undefined : overlays.open(target, props)));
      });
      pending.until(opened);
      void opened
        .catch((error: unknown) => {
          reportLoadError(error);
          if (!isLeft) showUnavailable();
        })
        .finally(stopWatching);
    },
    prefetchOverlay(name, sign = 'intent') {
      fetchOverlayFiles(name, sign === 'intent' ? 'high' : 'low');
      if (sign !== 'intent') return;
      setTimeout(() => {
        void regions.load('overlay', name);
        deferred.load().catch(reportLoadError);
        loadDialog().catch(() => undefined);
      }, intentDelayMs);
    },
    alerts: {
      show: (alert) => withDeferred(({ alerts }) => alerts.show(alert)),
      update: (key, change) => withDeferred(({ alerts }) => alerts.update(key, change)),
      close: (key) => withDeferred(({ alerts }) => alerts.close(key)),
    },
    confirm: (question) =>
      deferred.load().then(
        ({ overlays }) => overlays.confirm(question),
        // The browser's own dialog is better than an action without confirmation.
        () => window.confirm([question.title, question.text].join('\n\n').trim()),
      ),
    waitWithSpinner(work) {
      withDeferred(({ spinner }) => spinner.wait(work));
      return work;
    },
  };
}

function reportLoadError(error: unknown): void {
  // oxlint-disable-next-line no-console
  console.error('The deferred chunk could not be loaded', error);
}
