import { act, screen } from '@testing-library/react';
import { renderInShop, takeConsoleErrors } from 'shared-runtime/testing';
import { ShellContext } from '../app/shell-context.ts';
import messages from '../messages/en_GB.json' with { type: 'json' };
import { titles, regionsOver } from '../testing/region-fixture.ts';
import { OverlayOutlet } from './overlay-outlet.tsx';
import { createOverlayStore } from './overlay-store.ts';

function Added({ cartItemId }: { cartItemId: number }) {
  return <p>Line {cartItemId} added</p>;
}
const overlay = { Component: Added, width: 450, isClosable: true, messages: titles };

function setUp(load: () => Promise<unknown>) {
  const overlays = createOverlayStore();
  const { regions, failures } = regionsOver(load);
  const { shop, user } = renderInShop(
    <ShellContext value={{ regions, overlays, late: new Promise(() => undefined) }}>
      <OverlayOutlet />
    </ShellContext>,
    { messages },
  );
  const open = () => act(async () => overlays.getState().open('basket/added', { cartItemId: 5 }));
  return { open, overlays, shop, user, failures };
}

describe('overlays', () => {
  it('show what a remote exports, with the props that they were opened with', async () => {
    const { open } = setUp(() => Promise.resolve({ overlay }));
    await open();
    expect(await screen.findByText('Line 5 added')).toBeInTheDocument();
    expect(screen.getByRole('dialog')).toBeInTheDocument();
  });

  it('close when another page is shown', async () => {
    const { open, shop, overlays } = setUp(() => Promise.resolve({ overlay }));
    await open();
    await screen.findByText('Line 5 added');
    act(() => shop.context.bus.publish('shell:route-changed', { from: '/', to: '/products' }));
    expect(overlays.getState().stack).toEqual([]);
    expect(screen.queryByText('Line 5 added')).not.toBeInTheDocument();
  });

  it('say so within the dialog where the remote is down, and can be closed', async () => {
    const { open, user, overlays, failures } = setUp(() => Promise.reject(new Error('down')));
    await open();
    expect(await screen.findByText(messages['screen.failed.title'])).toBeInTheDocument();
    expect(failures).toEqual([expect.objectContaining({ remote: 'mf-basket', phase: 'load' })]);
    await user.click(screen.getAllByRole('button', { name: 'Close' })[0] ?? document.body);
    expect(overlays.getState().stack).toEqual([]);
  });

  it('lose only their content to a throw in render', async () => {
    const broken = () => {
      throw new Error('broken content');
    };
    const { open, shop } = setUp(() => Promise.resolve({ overlay: { ...overlay, Component: broken } }));
    await open();
    expect(await screen.findByText(messages['screen.failed.title'])).toBeInTheDocument();
    expect(shop.failures).toEqual([
      expect.objectContaining({
        remote: 'mf-basket',
        version: '1.2.3',
        region: 'basket/added',
        phase: 'render',
      }),
    ]);
    expect(takeConsoleErrors().join()).toContain('broken content');
  });
});
