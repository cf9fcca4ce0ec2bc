import { messageFromServiceSchema, type MessageToService } from 'shared-contracts/consent/service-messages';

/** Milliseconds until a document that does not answer counts as failed. */
const readyTimeoutMs = 10_000;

/** A document sends two messages. One that floods the page with others is removed. */
const maxMessages = 100;

export type StartMessage = Extract<MessageToService, { type: 'start' }>;

export interface ServiceConnection {
  /** Sends a message to a service that has been started; earlier ones are left out, as `start` has the newest facts. */
  send: (message: MessageToService) => void;
  /** Nothing of the document is read any more. */
  close: () => void;
}

export interface ConnectOptions {
  frame: HTMLIFrameElement;
  /** Called when the document is ready. */
  start: () => StartMessage;
  /** Called once: the service has loaded. */
  onLoaded?: () => void;
  /** Called once: the document was not ready in time, its script could not be loaded, or it floods the page. */
  onFailed: () => void;
}

/**
 * Connects with the document of a service, which is sandboxed: its origin is opaque, so it is known by its window. Whatever
 * else it sends is not read, and after its last message nothing is.
 */
export function connectService({ frame, start, onLoaded, onFailed }: ConnectOptions): ServiceConnection {
  let isStarted = false;
  let count = 0;
  // Read once, at the start: the first reading takes the browser 3 ms, and messages of several services come at once.
  const { contentWindow } = frame;
  const timer = setTimeout(fail, readyTimeoutMs);

  function close(): void {
    clearTimeout(timer);
    removeEventListener('message', handleMessage);
  }

  function fail(): void {
    close();
    onFailed();
  }

  // An opaque origin has no name to send to. The pages' policy lets the frame show documents of the shop only.
  const post = (message: MessageToService) => contentWindow?.postMessage(message, '*');

  function handleMessage({ source, origin, data }: MessageEvent<unknown>): void {
    if (source === null || source !== contentWindow || origin !== 'null') return;
    count += 1;
    if (count > maxMessages) return fail();
    const message = messageFromServiceSchema.safeParse(data);
    if (!message.success) return;
    if (!isStarted) {
      if (message.data.type !== 'ready') return;
      clearTimeout(timer);
      isStarted = true;
      post(start());
    } else if (message.data.type === 'failed') fail();
    else if (message.data.type === 'loaded') {
      close();
      onLoaded?.();
    }
  }
  addEventListener('message', handleMessage);

  return {
    send(message) {
      if (isStarted) post(message);
    },
    close,
  };
}
