import type { MessageToService } from 'shared-contracts/consent/service-messages';

interface ServiceWindow extends Window {
  dataLayer?: unknown[];
}

/**
 * The only script of ours in the document of a service: it waits for `start` from the page around it, loads the service's
 * script, and passes later messages on through `dataLayer`, the queue that such scripts read. Its source is sent to
 * browsers, so it uses nothing from outside.
 */
export function runService(): void {
  const serviceWindow: ServiceWindow = window;
  const dataLayer: unknown[] = (serviceWindow.dataLayer = []);
  const { parent } = window;
  // The document has no origin and does not know that of the page; the messages say nothing of the visitor.
  const report = (type: 'ready' | 'loaded' | 'failed') => parent.postMessage({ type }, '*');
  let isStarted = false;
  addEventListener('message', ({ source, data }: MessageEvent<MessageToService>) => {
    if (source !== parent) return;
    dataLayer.push({ event: `shop.${data.type}`, ...data });
    if (data.type !== 'start' || isStarted) return;
    isStarted = true;
    const script = document.createElement('script');
    script.src = data.script;
    script.addEventListener('load', () => report('loaded'));
    script.addEventListener('error', () => report('failed'));
    document.head.append(script);
  });
  report('ready');
}

/** Source of {@link runService}, to stand inline in a document. */
export const serviceScript = `(${String(runService)})()`;
