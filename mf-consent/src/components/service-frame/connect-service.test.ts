import { jest } from '@jest/globals';
import { noConsent } from 'shared-contracts/session';
import { recordMessages, sendFrom, type MessageOptions } from '../../testing/service-documents.ts';
import { connectService, type StartMessage } from './connect-service.ts';

const startMessage: StartMessage = {
  type: 'start',
  script: 'https://chat.example/script.js',
  settings: { id: '1' },
  consent: noConsent,
  page: { type: 'home', path: '/', title: 'Home' },
};
const consentMessage = { type: 'consent', consent: noConsent } as const;

function setUp() {
  const frame = document.body.appendChild(document.createElement('iframe'));
  const sent = recordMessages(frame);
  const start = jest.fn(() => startMessage);
  const onFailed = jest.fn();
  const onLoaded = jest.fn();
  const connection = connectService({ frame, start, onLoaded, onFailed });
  const send = (data: unknown, options?: MessageOptions) => sendFrom(frame, data, options);
  return { frame, sent, start, onLoaded, onFailed, connection, send };
}

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
  document.body.replaceChildren();
});

describe('connectService', () => {
  it('starts a service that is ready, once, and sends it later messages', () => {
    const { send, sent, start, connection } = setUp();
    connection.send(consentMessage);
    expect(sent).toEqual([]);
    send({ type: 'ready' });
    send({ type: 'ready' });
    connection.send(consentMessage);
    expect(sent).toEqual([
      [startMessage, '*'],
      [consentMessage, '*'],
    ]);
    expect(start).toHaveBeenCalledTimes(1);
  });

  it.each<[string, unknown, MessageOptions]>([
    ['of the page itself', { type: 'ready' }, { source: window }],
    ['without a window', { type: 'ready' }, { source: null }],
    ['of a document of this origin', { type: 'ready' }, { origin: 'http://localhost' }],
    ['of another site', { type: 'ready' }, { origin: 'https://evil.example' }],
    ['that is null', null, {}],
    ['that is a text', 'ready', {}],
    ['of an unknown type', { type: 'open' }, {}],
    ['whose type is an object', { type: { toString: 'ready' } }, {}],
    ['before it is ready', { type: 'loaded' }, {}],
  ])('ignores a message %s', (_which, data, options) => {
    const { send, sent, onFailed } = setUp();
    send(data, options);
    expect(sent).toEqual([]);
    expect(onFailed).not.toHaveBeenCalled();
  });

  it('ignores the window of another frame, also of a sandboxed one', () => {
    const { sent } = setUp();
    const other = document.body.appendChild(document.createElement('iframe'));
    sendFrom(other, { type: 'ready' });
    expect(sent).toEqual([]);
  });

  it('fails if the document is not ready within ten seconds', () => {
    const { onFailed, send, sent } = setUp();
    jest.advanceTimersByTime(9_999);
    expect(onFailed).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(onFailed).toHaveBeenCalledTimes(1);
    send({ type: 'ready' });
    expect(sent).toEqual([]);
  });

  it('has no time limit once the service is started, and fails once when the service reports a failure', () => {
    const { onFailed, send } = setUp();
    send({ type: 'ready' });
    jest.advanceTimersByTime(60_000);
    expect(onFailed).not.toHaveBeenCalled();
    send({ type: 'failed' });
    send({ type: 'failed' });
    expect(onFailed).toHaveBeenCalledTimes(1);
  });

  it('says once that the service has loaded', () => {
    const { onLoaded, send } = setUp();
    send({ type: 'ready' });
    expect(onLoaded).not.toHaveBeenCalled();
    send({ type: 'loaded' });
    send({ type: 'loaded' });
    expect(onLoaded).toHaveBeenCalledTimes(1);
  });

  it('reads nothing after the service has loaded, and still sends to it', () => {
    const { onFailed, send, sent, connection } = setUp();
    send({ type: 'ready' });
    send({ type: 'loaded' });
    for (let count = 0; count < 5_000; count += 1) send({ type: 'failed' });
    expect(onFailed).not.toHaveBeenCalled();
    connection.send(consentMessage);
    expect(sent).toHaveLength(2);
  });

  it('fails once if a document floods the page before that', () => {
    const { onFailed, send, sent, start } = setUp();
    send({ type: 'ready' });
    for (let count = 0; count < 5_000; count += 1) send({ type: 'ready', count });
    expect(onFailed).toHaveBeenCalledTimes(1);
    expect(start).toHaveBeenCalledTimes(1);
    expect(sent).toHaveLength(1);
  });

  it('does not count messages of other windows as a flood', () => {
    const { onFailed, send, sent } = setUp();
    for (let count = 0; count < 5_000; count += 1) send({ type: 'ready' }, { source: window });
    expect(onFailed).not.toHaveBeenCalled();
    send({ type: 'ready' });
    expect(sent).toHaveLength(1);
  });

  it('neither starts nor fails after it was closed', () => {
    const { connection, onFailed, send, sent } = setUp();
    connection.close();
    send({ type: 'ready' });
    jest.advanceTimersByTime(60_000);
    expect(sent).toEqual([]);
    expect(onFailed).not.toHaveBeenCalled();
  });
});
