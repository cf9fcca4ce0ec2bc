import { TestEnvironment } from 'jest-environment-jsdom';
import './compile-once.js';

/** jsdom plus browser globals that it lacks and that react-router and msw need at import time. */
export default class DomEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    Object.assign(this.global, {
      TextEncoder,
      TextDecoder,
      ReadableStream,
      WritableStream,
      TransformStream,
      BroadcastChannel,
      Request,
      Response,
      Headers,
      fetch,
      structuredClone,
      // Node's Request rejects signals of jsdom.
      AbortController,
      AbortSignal,
    });
    this.global.IS_REACT_ACT_ENVIRONMENT = true;
  }
}
