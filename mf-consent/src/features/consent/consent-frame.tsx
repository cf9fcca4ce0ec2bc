import { ConsentBanner } from './consent-banner.tsx';
import { ServiceButtons } from './service-buttons.tsx';

/** What this remote shows on every page: the question, and the buttons of services that load on a click. */
export function ConsentFrame() {
  return (
    <>
      <ConsentBanner />
      <ServiceButtons />
    </>
  );
}
