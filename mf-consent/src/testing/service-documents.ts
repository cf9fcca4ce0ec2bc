import { jest } from '@jest/globals';

/** Returns the frames of services, by their path. */
export function serviceFrames(): Record<string, HTMLIFrameElement> {
  const frames = [...document.querySelectorAll<HTMLIFrameElement>('iframe[src^="/services/"]')];
  return Object.fromEntries(frames.map((frame) => [frame.getAttribute('src'), frame]));
}

export interface MessageOptions {
  source?: MessageEventSource | null;
  /** @default that of a sandboxed document */
  origin?: string;
}

/** Sends a message to the page, by default as the document in the frame does. */
export function sendFrom(
  frame: HTMLIFrameElement,
  data: unknown,
  { source = frame.contentWindow, origin = 'null' }: MessageOptions = {},
): void {
  window.dispatchEvent(new MessageEvent('message', { data, origin, source }));
}

/** Returns a list to which messages for the document in the frame are added, with their target origin. */
export function recordMessages(frame: HTMLIFrameElement): [message: unknown, targetOrigin: string][] {
  const messages: [unknown, string][] = [];
  const { contentWindow } = frame;
  if (!contentWindow) throw new Error('the frame is not in the page');
  contentWindow.postMessage = jest.fn((message: unknown, targetOrigin: unknown) => {
    messages.push([message, String(targetOrigin)]);
  }) as typeof contentWindow.postMessage;
  return messages;
}
