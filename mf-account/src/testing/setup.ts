// The router makes a Request for every navigation. Under jsdom that is Node's, and the signal is jsdom's,
// which Node's does not take; no test here aborts a navigation.
globalThis.Request = class extends Request {
  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(input, { ...init, signal: null });
  }
};
