import { pino } from 'pino';
import { basketChanged } from 'shared-contracts/events/basket';
import { sessionChanged } from 'shared-contracts/events/session';
import { guestSessionData } from 'shared-contracts/session';
import { defaultStore } from 'shared-contracts/stores';
import { createApiClient } from 'shared-runtime/host';
import { manifestOf } from '../testing/release-fixture.ts';
import type { PageRequest } from './render-job.ts';
import { createServerShop } from './server-shop.ts';

/** Creates the shop of a request with a release of mf-basket that emits and consumes only `basket:changed`. */
function setUp() {
  const lines: string[] = [];
  const majors = { 'basket:changed': 1 };
  const contracts = {
    shellApi: 1,
    emits: majors,
    consumes: majors,
    props: {},
    declaresEvents: true as const,
  };
  const request: PageRequest = {
    url: new URL('http://localhost/'),
    store: defaultStore,
    session: guestSessionData(defaultStore),
    experiments: {},
    isTestHost: false,
    isPersonal: false,
    hasInlineStyles: true,
    snapshot: { revision: 1, releases: { 'mf-basket': manifestOf('mf-basket', '1.0.0', { contracts }) } },
    api: createApiClient({ baseUrl: 'http://127.0.0.1:9', fetch, headers: {} }),
    log: pino({}, { write: (line) => void lines.push(line) }),
    reporter: { shown: () => undefined, failed: () => undefined },
  };
  const shop = createServerShop(request, {
    loaderFor: () => ({ load: () => Promise.reject(new Error('not loaded')) }),
  });
  const own = shop.resolver.contextFor('mf-basket', '1.0.0');
  return {
    shop,
    own,
    session: request.session,
    reports: () => lines.map((line) => JSON.parse(line) as object),
  };
}

describe('createServerShop', () => {
  it('delivers what the release of a remote declares', () => {
    const { own, reports } = setUp();
    const payload = { version: 1, basketCount: 2, total: null };
    own.bus.publish(basketChanged, payload);
    expect(own.bus.last(basketChanged)).toEqual(payload);
    expect(reports()).toEqual([]);
  });

  it('rejects and logs an event of the shell from the context of a remote', () => {
    const { shop, own, session, reports } = setUp();
    own.bus.publish(sessionChanged, { session: { ...session, id: 7 }, reason: 'signed-in' });
    shop.host.busFor('mf-basket', '1.0.0').subscribe(sessionChanged, () => undefined);
    expect(shop.context.session.userId).toBeNull();
    expect(reports()).toEqual([
      expect.objectContaining({ source: 'mf-basket', reason: 'undeclared', detail: 'publish' }),
      expect.objectContaining({ source: 'mf-basket', reason: 'undeclared', detail: 'subscribe' }),
    ]);
  });
});
