import { sessionChanged } from 'shared-contracts/events/session';
import { createStubShop, memberSession } from '../stub/stub-host.ts';
import { createEventBus } from './event-bus.ts';
import { createRemoteContexts } from './remote-contexts.ts';

const nothing = { mayPublish: () => false, mayRead: () => false };

function setUp() {
  const shop = createStubShop();
  const { context } = shop;
  const reports: string[] = [];
  const hub = createEventBus(
    ({ source, reason }) => reports.push(`${source} ${reason}`),
    Date.now,
    () => nothing,
  );
  return { context, shop, reports, contextFor: createRemoteContexts(context, hub) };
}

describe('createRemoteContexts', () => {
  it('returns a context whose bus publishes as the remote', () => {
    const { contextFor, context, reports } = setUp();
    const own = contextFor('mf-cms', '1.0.0');
    own.bus.publish(sessionChanged, { session: context.bus.last(sessionChanged)!.session, reason: 'start' });
    expect(reports).toEqual(['mf-cms undeclared']);
    expect(own.api).toBe(context.api);
  });

  it('returns the same context for the same release, with the current session', () => {
    const { contextFor, shop } = setUp();
    const own = contextFor('mf-cms', '1.0.0');
    expect(contextFor('mf-cms', '1.0.0')).toBe(own);
    expect(contextFor('mf-cms', '1.1.0')).not.toBe(own);
    shop.changeSession(memberSession);
    expect(own.session.userName).toBe(memberSession.name);
  });
});
