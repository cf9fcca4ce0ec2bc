import { isConsented } from 'shared-contracts/consent/consent-groups';
import {
  servicePath,
  servicePlaceAttribute,
  serviceReferrerPolicy,
  tapReceivers,
  type MessageToService,
} from 'shared-contracts/consent/service-messages';
import {
  serviceStarts,
  type ThirdPartyService,
  type ThirdPartyServiceKey,
} from 'shared-contracts/consent/third-party-services';
import { noConsent, type CookieConsent } from 'shared-contracts/session';
import { connectService, type ServiceConnection } from '../../components/service-frame/connect-service.ts';
import { isSameConsent } from '../../domain/compare-consent.ts';
import { pageFacts } from '../../domain/page-facts.ts';
import { followTaps } from './follow-taps.ts';
import { whenIdle } from './when-idle.ts';

/** Of `shell:page-viewed`. */
type ViewedPage = Parameters<typeof pageFacts>[0];

/** The services of a page that start without a click, each in a frame of its own. */
export interface ServiceFrames {
  /** Starts services that are accepted now, and removes the others at once. */
  setConsent: (consent: CookieConsent) => void;
  setPage: (page: ViewedPage) => void;
}

interface RunningService {
  frame: HTMLIFrameElement;
  connection: ServiceConnection;
}

/** @param onStarted called when everything that is accepted has been started */
export function createServiceFrames(
  services: readonly ThirdPartyService[],
  firstPage: ViewedPage | undefined,
  onStarted: () => void = () => undefined,
): ServiceFrames {
  const running = new Map<ThirdPartyServiceKey, RunningService>();
  /** Not started again until they are rejected and accepted again, or the document is loaded again. */
  const failed = new Set<ThirdPartyServiceKey>();
  let consent = noConsent;
  let page = firstPage ?? { pageType: 'unknown', path: location.pathname };
  let stopTaps: (() => void) | undefined;
  let isStarting = false;

  function run(service: ThirdPartyService): void {
    const { key, script, settings } = service;
    const place = placeOf(key);
    if (place === null) return;
    const frame = document.createElement('iframe');
    frame.hidden = place === document.body;
    frame.title = service.name;
    // As its document says too: its origin is opaque even if a proxy loses the header.
    frame.setAttribute('sandbox', 'allow-scripts');
    frame.setAttribute('referrerpolicy', serviceReferrerPolicy);
    frame.src = servicePath(key);
    place.append(frame);
    const connection = connectService({
      frame,
      start: () => ({ type: 'start', script, settings, consent, page: pageFacts(page, document.title) }),
      onFailed() {
        failed.add(key);
        remove(key);
      },
    });
    running.set(key, { frame, connection });
    if (tapReceivers.includes(key)) stopTaps ??= followTaps((tap) => sendTo(tapReceivers, tap));
  }

  /** Returns a service that is accepted, has a place and does not run. */
  function findMissing(): ThirdPartyService | undefined {
    return services.find(
      ({ key, group }) =>
        isConsented(group, consent) && !running.has(key) && !failed.has(key) && placeOf(key) !== null,
    );
  }

  /** Starts one service in each idle moment: several frames at once would delay what the visitor does. */
  function startMissing(): void {
    if (isStarting) return;
    if (findMissing() === undefined) return onStarted();
    isStarting = true;
    whenIdle(() => {
      isStarting = false;
      // The consent and the page may have changed meanwhile.
      const service = findMissing();
      if (service) run(service);
      startMissing();
    });
  }

  function remove(key: ThirdPartyServiceKey): void {
    const service = running.get(key);
    if (!service) return;
    running.delete(key);
    service.connection.close();
    service.frame.remove();
    if (tapReceivers.some((each) => running.has(each))) return;
    stopTaps?.();
    stopTaps = undefined;
  }

  function sendTo(keys: Iterable<ThirdPartyServiceKey>, message: MessageToService): void {
    for (const key of keys) running.get(key)?.connection.send(message);
  }

  return {
    setConsent(next) {
      if (isSameConsent(next, consent)) return;
      consent = next;
      for (const { key, group } of services) {
        if (isConsented(group, consent)) sendTo([key], { type: 'consent', consent });
        else {
          failed.delete(key);
          remove(key);
        }
      }
      startMissing();
    },
    setPage(next) {
      // The event is replayed to later subscribers, and by then its page has been sent.
      if (next.path === page.path && next.pageType === page.pageType) return;
      page = next;
      sendTo(running.keys(), { type: 'page', page: pageFacts(page, document.title) });
      // A footer that the page before had is gone, and that of this page has none of its services.
      for (const [key, { frame }] of running) if (!frame.isConnected) remove(key);
      startMissing();
    },
  };
}

/** Returns the element for the frame of a service; null for one that the page does not show. */
function placeOf(key: ThirdPartyServiceKey): Element | null {
  if (serviceStarts[key] === 'page') return document.body;
  return document.querySelector(`[${servicePlaceAttribute}="${key}"]`);
}
