import type { FragmentName } from 'shared-contracts/exposes';
import type { ShopContext } from 'shared-runtime';
import type { EventBusHub, FragmentLoader, GateKeeper, RegionFailure, ShopHost } from 'shared-runtime/host';
import type { Late } from '../deferred/start-deferred.tsx';
import type { RegionStore } from '../remotes/region-store.ts';
import type { LateDoor } from '../deferred/deferred-loader.ts';

export interface HostParts {
  context: ShopContext;
  regions: RegionStore;
  late: LateDoor;
  hub: EventBusHub;
  prefetch: (path: string) => void;
  reportFailure: (failure: RegionFailure) => void;
  isHydrating: () => boolean;
  gates: GateKeeper;
}

/** What remotes may reach of the shell. */
export function createHost({
  regions,
  late,
  hub,
  context,
  prefetch,
  reportFailure,
  isHydrating,
  gates,
}: HostParts): ShopHost {
  const fragments: FragmentLoader = {
    peek: (name: FragmentName) => regions.peek('fragment', name),
    load: (name: FragmentName) => regions.load('fragment', name),
    retry: (name: FragmentName) => regions.retry('fragment', name),
  };
  /** Whoever asks for something of the late parts has them brought. Where they cannot be had, it is as if unasked. */
  function ask(request: (parts: Late) => void): void {
    void late.bring().then(request, reportMissing);
  }
  return {
    context,
    prefetch,
    reportFailure,
    isHydrating,
    gates,
    fragments,
    busFor: (remote, version) => hub.as(remote, version),
    openOverlay: (name, props) => ask(({ overlays }) => overlays.open(name, props)),
    openModal: (name, props) => ask(({ overlays }) => overlays.openModal(name, props)),
    prefetchOverlay(name) {
      void regions.load('overlay', name);
      ask(({ prefetchChrome }) => prefetchChrome());
    },
    alerts: {
      show: (alert) => ask(({ alerts }) => alerts.show(alert)),
      update: (key, change) => ask(({ alerts }) => alerts.update(key, change)),
      close: (key) => ask(({ alerts }) => alerts.close(key)),
    },
    confirm: (question) =>
      late.bring().then(
        ({ overlays }) => overlays.confirm(question),
        // The browser's own question is plain, and better than losing something unasked.
        () => window.confirm([question.title, question.text].join('\n\n').trim()),
      ),
    busy(work) {
      ask(({ busy }) => busy.wait(work));
      return work;
    },
  };
}

function reportMissing(error: unknown): void {
  // oxlint-disable-next-line no-console
  console.error('Late parts could not be brought', error);
}
