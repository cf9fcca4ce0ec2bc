import { useEffect, useEffectEvent, useRef } from 'react';
import {
  servicePath,
  serviceReferrerPolicy,
  userReceivers,
  type ServicePage,
} from 'shared-contracts/consent/service-messages';
import type { ThirdPartyService } from 'shared-contracts/consent/third-party-services';
import { shellPageViewed } from 'shared-contracts/events/shell';
import type { Session } from 'shared-contracts/session';
import { useBus, useSession } from 'shared-runtime';
import { pageFacts } from '../../domain/page-facts.ts';
import { connectService, type ServiceConnection } from './connect-service.ts';

export interface ServiceFrameProps {
  service: ThirdPartyService;
  /** Accessible name. */
  title: string;
  className: string | undefined;
  onLoaded?: () => void;
  onFailed: () => void;
}

/** Shows a service in a document of its own. To be rendered only with consent, and not in the server's HTML. */
export function ServiceFrame({ service, title, className, onLoaded, onFailed }: ServiceFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const connection = useRef<ServiceConnection>(null);
  const bus = useBus();
  const session = useSession();
  const consent = session.cookieConsentPreferences;
  const handleLoaded = useEffectEvent(() => onLoaded?.());
  const handleFailure = useEffectEvent(onFailed);
  const startMessage = useEffectEvent(() => ({
    type: 'start' as const,
    script: service.script,
    settings: service.settings,
    consent,
    page: currentPage(bus.last(shellPageViewed)),
    ...userOf(service, session),
  }));
  useEffect(() => {
    if (frame.current === null) return undefined;
    connection.current = connectService({
      frame: frame.current,
      start: () => startMessage(),
      onLoaded: () => handleLoaded(),
      onFailed: () => handleFailure(),
    });
    return () => connection.current?.close();
  }, []);
  useEffect(() => connection.current?.send({ type: 'consent', consent }), [consent]);
  return (
    <iframe
      ref={frame}
      src={servicePath(service.key)}
      sandbox="allow-scripts"
      referrerPolicy={serviceReferrerPolicy}
      title={title}
      className={className}
    />
  );
}

function currentPage(viewed: { pageType: string; path: string } | undefined): ServicePage {
  return pageFacts(viewed ?? { pageType: 'unknown', path: location.pathname }, document.title);
}

/** Only for the service that needs it, and only of a member. */
function userOf({ key }: ThirdPartyService, { isUserLoggedIn, name, email }: Session) {
  if (!userReceivers.includes(key) || !isUserLoggedIn || name === null || email === null) return {};
  return { user: { name, email } };
}
