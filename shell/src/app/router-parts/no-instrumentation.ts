/** Replaces the instrumentation of react-router, which the shop does not configure. */
export const consumeInstrumentationClientResultMetaReceiver = () => undefined;

export const getRouteInstrumentationUpdates = () => ({});

export const instrumentClientSideRouter = <Router>(router: Router): Router => router;
