import { act, screen } from '@testing-library/react';
import { createStubShop, renderInShop } from 'shared-runtime/testing';
import { startLate } from './start-deferred.tsx';

const tab = { isIdle: () => true, landing: '', navigate: () => undefined };

async function setUp() {
  const { context } = createStubShop();
  const late = await startLate({ context, config: null, menu: null }, tab);
  return { late, context };
}

describe('the late parts', () => {
  it('forget alerts and overlays of a page when the next one is shown', async () => {
    const { late, context } = await setUp();
    late.alerts.show({ key: 'a', content: 'Refused.' });
    late.overlays.open('consent/preferences', {});
    const answer = late.overlays.confirm({ title: 'Sure?', confirmLabel: 'Yes', cancelLabel: 'No' });
    context.bus.publish('shell:route-changed', { from: '/', to: '/products' });
    expect(late.alerts.store.getState().alerts).toEqual([]);
    expect(late.overlays.store.getState().stack).toEqual([]);
    await expect(answer).resolves.toBe(false);
  });

  it('are drawn with words of their own', async () => {
    const { late } = await setUp();
    renderInShop(<late.Parts place="below-header" />, { messages: {} });
    act(() => late.alerts.show({ key: 'a', content: 'Refused.' }));
    expect(screen.getByText('Refused.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Close this message' })).toBeInTheDocument();
  });

  it('say nothing by themselves before they are told to', async () => {
    const { context } = createStubShop({ session: { flash_messages: { error: ['Refused.'], success: [] } } });
    const late = await startLate({ context, config: null, menu: null }, tab);
    expect(late.alerts.store.getState().alerts).toEqual([]);
    late.speak();
    expect(late.alerts.store.getState().alerts).toMatchObject([{ content: 'Refused.' }]);
  });
});
