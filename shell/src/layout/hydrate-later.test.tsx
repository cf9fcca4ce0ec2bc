import { act, screen } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server.node';
import { createHydrationScheduler, type HydrationScheduler } from 'shared-runtime/host';
import { createStubShop, StubShell } from 'shared-runtime/stub';
import { hydrateLater } from './hydrate-later.ts';

const rendered: string[] = [];
const LaterLinks = hydrateLater(function Links({ label }: { label: string }) {
  rendered.push(label);
  return <a href="/about-us">{label}</a>;
});

let root: Root | undefined;

function page(side: 'server' | 'browser', hydration: HydrationScheduler) {
  const shop = createStubShop();
  Object.assign(shop.host, { hydration, defersHydration: side === 'browser' });
  return (
    <StubShell shop={shop} messages={{}}>
      <LaterLinks label="About us" />
    </StubShell>
  );
}

afterEach(async () => {
  await act(async () => root?.unmount());
  root = undefined;
  document.body.replaceChildren();
});

describe('hydrateLater', () => {
  it('renders the part on the server, and again in the browser when the page is idle', async () => {
    const hydration = createHydrationScheduler(window);
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(page('server', hydration));
    const link = screen.getByRole('link', { name: 'About us' });
    rendered.length = 0;
    await act(async () => {
      root = hydrateRoot(container, page('browser', hydration));
    });
    expect(rendered).toEqual([]);
    await act(async () => hydration.triggerIdle());
    expect(rendered).toContain('About us');
    expect(screen.getByRole('link', { name: 'About us' })).toBe(link);
  });
});
