import { act, fireEvent, screen } from '@testing-library/react';
import { Suspense, use, useState, type ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server.node';
import { createHydrationScheduler, type HydrationScheduler } from '../host/hydration-scheduler.ts';
import type { FailedRegion, LoadedRegion, Region } from '../host/shop-host.ts';
import type { FragmentModule } from '../modules.ts';
import { StubShell } from '../stub/stub-shell.tsx';
import { createStubShop } from '../testing/index.ts';
import { Fragment, type FragmentHydration } from './fragment.tsx';

function Counter() {
  const [count, setCount] = useState(0);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setCount((known) => known + 100);
      }}
    >
      <button type="button" onClick={() => setCount((known) => known + 1)}>
        Pressed {count}
      </button>
    </form>
  );
}

const region: LoadedRegion<FragmentModule> = {
  status: 'ready',
  remote: 'mf-cms',
  version: '1.0.0',
  module: { Component: Counter, messages: {} as FragmentModule['messages'] },
  messages: {},
};

const failedRegion: FailedRegion = { status: 'failed', remote: 'mf-cms', version: '1.0.0', phase: 'timeout' };

function page(
  side: 'server' | 'browser',
  hydrate: FragmentHydration,
  loaded: Region<FragmentModule> = region,
) {
  const shop = createStubShop();
  shop.host.context = { ...shop.context, side };
  shop.host.defersHydration = side === 'browser';
  shop.host.hydration = hydration;
  shop.host.fragments = {
    peek: () => loaded,
    load: () => Promise.resolve(loaded),
    retry: () => Promise.resolve(loaded),
  };
  return (
    <StubShell shop={shop} messages={{}}>
      <Fragment
        name="cms/sitewide-banner"
        props={{ identifier: 'sale' }}
        hydrate={hydrate}
        fallback={() => <p>away</p>}
      />
    </StubShell>
  );
}

let hydration: HydrationScheduler;
let root: Root | undefined;

/** Renders a page on the server and hydrates it in the browser. */
async function hydrateFragment(hydrate: FragmentHydration): Promise<HTMLElement> {
  hydration = createHydrationScheduler(window);
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page('server', hydrate));
  await act(async () => {
    root = hydrateRoot(container, page('browser', hydrate));
  });
  return container;
}

afterEach(async () => {
  await act(async () => root?.unmount());
  document.body.replaceChildren();
});

describe('Fragment', () => {
  it.each(['load', 'interaction'] as const)('is rendered by the server with hydrate="%s"', (hydrate) => {
    const html = renderToString(page('server', hydrate));
    expect(html).toContain('Pressed');
    expect(html).not.toContain('away');
  });

  it('is hydrated with the page', async () => {
    await hydrateFragment('load');
    fireEvent.click(screen.getByRole('button'));
    expect(screen.getByRole('button')).toHaveTextContent('Pressed 1');
  });

  it.each([
    ['points at it', (element: HTMLElement) => fireEvent.pointerOver(element)],
    ['focuses it', (element: HTMLElement) => fireEvent.focusIn(element)],
    ['touches it', (element: HTMLElement) => fireEvent.touchStart(element)],
    ['goes to another page', () => hydration.triggerAll()],
  ])('keeps the server’s HTML until the shopper %s, and is hydrated then', async (_how, interact) => {
    await hydrateFragment('interaction');
    const button = screen.getByRole('button');
    await act(async () => hydration.triggerIdle());
    expect(isHydrated(button)).toBe(false);
    await act(async () => interact(button));
    expect(screen.getByRole('button')).toBe(button);
    fireEvent.click(button);
    expect(button).toHaveTextContent('Pressed 1');
  });

  it('is rendered anew when its server HTML is discarded', async () => {
    await hydrateFragment('interaction');
    const old = screen.getByRole('button');
    await act(async () => hydration.discardAll());
    const button = screen.getByRole('button');
    expect(button).not.toBe(old);
    fireEvent.click(button);
    expect(button).toHaveTextContent('Pressed 1');
  });

  it('is replaced by its fallback, without a hydration error, if it cannot be loaded', async () => {
    hydration = createHydrationScheduler(window);
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(page('server', 'interaction'));
    const errors: unknown[] = [];
    await act(async () => {
      root = hydrateRoot(container, page('browser', 'interaction', failedRegion), {
        onRecoverableError: (error) => errors.push(error),
      });
    });
    expect(screen.getByRole('button')).toBeVisible();
    await act(async () => fireEvent.pointerOver(screen.getByRole('button')));
    expect(screen.getByText('away')).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(errors).toEqual([]);
  });

  it('submits a form from before hydration once, after hydration', async () => {
    const container = await hydrateFragment('interaction');
    const form = container.querySelector('form');
    if (form === null) throw new Error('There is no form');
    await act(async () => form.requestSubmit());
    expect(screen.getByRole('button')).toHaveTextContent('Pressed 100');
  });

  it('is hydrated when idle with hydrate="idle"', async () => {
    await hydrateFragment('idle');
    const button = screen.getByRole('button');
    expect(isHydrated(button)).toBe(false);
    await act(async () => hydration.triggerIdle());
    fireEvent.click(button);
    expect(button).toHaveTextContent('Pressed 1');
  });

  it('waits for the shopper also when React hydrates it long after the page is interactive', async () => {
    hydration = createHydrationScheduler(window);
    const code = Promise.withResolvers<void>();
    const Around = ({ ready, children }: { ready?: Promise<void>; children: ReactNode }) => {
      if (ready) use(ready);
      return children;
    };
    const around = (part: ReactNode, ready?: Promise<void>) => (
      <Suspense>
        <Around {...(ready ? { ready } : {})}>{part}</Around>
      </Suspense>
    );
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(around(page('server', 'interaction')));
    await act(async () => {
      root = hydrateRoot(container, around(page('browser', 'interaction'), code.promise));
    });
    const button = screen.getByRole('button');
    await act(async () => hydration.triggerIdle());
    await act(async () => code.resolve());
    expect(isHydrated(button)).toBe(false);
    await act(async () => fireEvent.click(button));
    expect(screen.getByRole('button')).toBe(button);
    expect(button).toHaveTextContent('Pressed 1');
  });

  it('repeats a click from before hydration', async () => {
    await hydrateFragment('interaction');
    const button = screen.getByRole('button');
    await act(async () => fireEvent.click(button));
    expect(button).toHaveTextContent('Pressed 1');
    await act(async () => fireEvent.click(button));
    expect(button).toHaveTextContent('Pressed 2');
  });

  it('is rendered by the browser at once if the server could not', async () => {
    const container = document.body.appendChild(document.createElement('div'));
    hydration = createHydrationScheduler(window);
    const html = renderToString(page('server', 'interaction'));
    // The mark of React for a boundary that has thrown on the server.
    container.innerHTML = html
      .replace('<!--$-->', '<!--$!--><template></template>')
      .replace(/<button.*?<\/button>/, '');
    await act(async () => {
      root = hydrateRoot(container, page('browser', 'interaction'), { onRecoverableError: () => undefined });
    });
    fireEvent.click(screen.getByRole('button'));
    expect(screen.getByRole('button')).toHaveTextContent('Pressed 1');
  });

  it('leaves a click with a modifier key to the browser', async () => {
    await hydrateFragment('interaction');
    const button = screen.getByRole('button');
    expect(fireEvent.click(button, { ctrlKey: true })).toBe(true);
    expect(isHydrated(button)).toBe(false);
  });

  it('keeps its HTML when it gets new props', async () => {
    await hydrateFragment('interaction');
    const button = screen.getByRole('button');
    await act(async () => root?.render(page('browser', 'interaction')));
    expect(screen.getByRole('button')).toBe(button);
    await act(async () => fireEvent.pointerOver(button));
    fireEvent.click(button);
    expect(screen.getByRole('button')).toBe(button);
    expect(button).toHaveTextContent('Pressed 1');
  });
});

/** React adds this property to hydrated elements. */
const isHydrated = (element: HTMLElement) =>
  Object.keys(element).some((key) => key.startsWith('__reactProps'));
