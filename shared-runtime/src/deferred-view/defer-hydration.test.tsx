import { act, fireEvent, render, screen } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server.node';
import { createHydrationScheduler, type HydrationScheduler } from '../host/hydration-scheduler.ts';
import { StubShell } from '../stub/stub-shell.tsx';
import { createStubShop } from '../testing/index.ts';
import { deferHydration } from './defer-hydration.ts';

const rendered: string[] = [];
const DeferredLinks = deferHydration(function Links({ label }: { label: string }) {
  rendered.push(label);
  return <a href="/about-us">{label}</a>;
});

let hydration: HydrationScheduler;
let root: Root | undefined;

function page(side: 'server' | 'browser', label = 'About us') {
  const shop = createStubShop();
  Object.assign(shop.host, { hydration, defersHydration: side === 'browser' });
  return (
    <StubShell shop={shop} messages={{}}>
      <DeferredLinks label={label} />
    </StubShell>
  );
}

beforeEach(() => {
  hydration = createHydrationScheduler(window);
});

afterEach(async () => {
  await act(async () => root?.unmount());
  root = undefined;
  document.body.replaceChildren();
});

describe('deferHydration', () => {
  it.each([
    ['the page is idle', () => hydration.triggerIdle()],
    ['the part is touched', () => fireEvent.touchStart(screen.getByRole('link'))],
    ['the session changes', () => hydration.discardAll()],
  ])('keeps the server’s HTML, and renders the part when %s', async (_when, trigger) => {
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(page('server'));
    const link = screen.getByRole('link', { name: 'About us' });
    rendered.length = 0;
    await act(async () => {
      root = hydrateRoot(container, page('browser'));
    });
    expect(rendered).toEqual([]);
    await act(async () => trigger());
    expect(rendered).toContain('About us');
    expect(screen.getByRole('link', { name: 'About us' })).toBe(link);
  });

  it('shows what has changed before its hydration', async () => {
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(page('server'));
    await act(async () => {
      root = hydrateRoot(container, page('browser'));
    });
    await act(async () => root?.render(page('browser', 'Who we are')));
    expect(screen.getByRole('link')).toHaveTextContent('About us');
    await act(async () => hydration.triggerIdle());
    expect(screen.getByRole('link')).toHaveTextContent('Who we are');
  });

  it('is rendered at once where the server has rendered nothing', () => {
    render(page('server'));
    expect(screen.getByRole('link', { name: 'About us' })).toBeInTheDocument();
  });
});
