import { isConsented } from 'shared-contracts/consent/consent-groups';
import { serviceStarts } from 'shared-contracts/consent/third-party-services';
import { consentChanged, consentSaveFailed } from 'shared-contracts/events/consent';
import { sessionChanged } from 'shared-contracts/events/session';
import { shellPageViewed } from 'shared-contracts/events/shell';
import type { CookieConsent } from 'shared-contracts/session';
import type { StartupHost } from 'shared-runtime';
import { onConsentAnswer } from 'shared-runtime/consent-answer';
import { consentConfigQuery } from '../../api/consent-config-query.ts';
import { isWithdrawn, isSameConsent } from '../../domain/compare-consent.ts';
import { followOtherTabs } from './follow-other-tabs.ts';
import type { ServiceFrames } from './service-frames.ts';
import { whenIdle } from './when-idle.ts';

export type GateHost = Pick<StartupHost, 'context' | 'openOverlay'>;

/**
 * Publishes the answers of this document and of other tabs, and starts and removes services of others as the visitor's consent
 * says. Its own code is small, as every visitor loads it; that of services is loaded with the first one that is accepted.
 */
export function startGate({ context, openOverlay }: GateHost): void {
  const { bus } = context;
  const services = createServices(context);
  const currentConsent = () => context.session.cookieConsentPreferences;

  const otherTabs = followOtherTabs((preferences) => {
    if (!isSameConsent(preferences, currentConsent())) bus.publish(consentChanged, { preferences });
  });
  onConsentAnswer((answer) => {
    if (answer.ok) {
      bus.publish(consentChanged, { preferences: answer.preferences });
      otherTabs.announce();
      if (!answer.preferences.cookie_consent_given) askAgain(context);
    } else {
      bus.publish(consentSaveFailed, {});
      openOverlay('consent/preferences', { failed: true });
    }
  });

  let consent = currentConsent();
  bus.subscribe(sessionChanged, ({ session }) => {
    const before = consent;
    consent = session.cookieConsentPreferences;
    services.update(consent);
    if (isWithdrawn(before, consent)) void deleteStoredItems(consent);
  });
}

/** The shop takes no answer to an earlier question than the current one, which is then fetched and shown. */
function askAgain(context: StartupHost['context']): void {
  delete document.documentElement.dataset['consentAnswer'];
  void context.queryClient.invalidateQueries({ queryKey: consentConfigQuery(context).queryKey });
}

/** For tests and measurements: what may run has been started. */
function markStarted(): void {
  performance.mark('consent:services-started');
}

async function deleteStoredItems(consent: CookieConsent): Promise<void> {
  const { deleteItems } = await import(
    /* webpackChunkName: "delete-stored-items" */ './delete-stored-items.ts'
  );
  deleteItems(consent);
}

/** The services that run without a click, from the first consent on. */
function createServices(context: StartupHost['context']): { update: (consent: CookieConsent) => void } {
  let consent: CookieConsent;
  let frames: ServiceFrames | undefined;
  let isLoading = false;

  async function load(): Promise<void> {
    await new Promise<void>(whenIdle);
    const { thirdPartyServices = [] } = await context.queryClient.fetchQuery(consentConfigQuery(context));
    const services = thirdPartyServices.filter(({ key }) => serviceStarts[key] !== 'click');
    if (!services.some(({ group }) => isConsented(group, consent))) return markStarted();
    const { createServiceFrames } = await import(
      /* webpackChunkName: "service-frames" */ './service-frames.ts'
    );
    frames = createServiceFrames(services, context.bus.last(shellPageViewed), markStarted);
    context.bus.subscribe(shellPageViewed, (page) => frames?.setPage(page));
    // It may have been withdrawn meanwhile.
    frames.setConsent(consent);
  }

  return {
    update(next) {
      consent = next;
      if (frames) return frames.setConsent(consent);
      if (isLoading) return;
      if (!consent.cookie_consent_given) return markStarted();
      isLoading = true;
      void load()
        // oxlint-disable-next-line no-console
        .catch((error: unknown) => console.error('Services could not be started', error))
        .finally(() => (isLoading = false));
    },
  };
}
