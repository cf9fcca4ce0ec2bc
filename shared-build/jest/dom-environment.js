import { TestEnvironment } from 'jest-environment-jsdom';

/** jsdom plus what browsers have and jsdom lacks: react-router and msw need these at import time. */
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
      // Node's Request refuses jsdom's own signals.
      AbortController,
      AbortSignal,
    });
    this.global.IS_REACT_ACT_ENVIRONMENT = true;
  }
}
