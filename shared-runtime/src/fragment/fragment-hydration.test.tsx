import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server.node';
import { createGateKeeper, type GateKeeper } from '../host/gate-keeper.ts';
import type { LoadedRegion } from '../host/shop-host.ts';
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
  stylesheets: [],
};

function page(side: 'server' | 'browser', hydrate: FragmentHydration) {
  const shop = createStubShop();
  shop.host.context = { ...shop.context, side };
  shop.host.isHydrating = () => side === 'browser';
  shop.host.gates = gates;
  shop.host.fragments = {
    peek: () => region,
    load: () => Promise.resolve(region),
    retry: () => Promise.resolve(region),
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

let gates: GateKeeper;
let root: Root | undefined;

/** Hydrates the server's page. */
async function open(hydrate: FragmentHydration): Promise<HTMLElement> {
  gates = createGateKeeper(window);
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

describe('what the server rendered', () => {
  it.each(['load', 'interaction'] as const)('is whole with hydrate="%s"', (hydrate) => {
    const html = renderToString(page('server', hydrate));
    expect(html).toContain('Pressed');
    expect(html).not.toContain('away');
  });

  it('is taken over with the page', async () => {
    await open('load');
    fireEvent.click(screen.getByRole('button'));
    expect(screen.getByRole('button')).toHaveTextContent('Pressed 1');
  });

  it.each([
    ['points at it', (element: HTMLElement) => fireEvent.pointerOver(element)],
    ['focuses it', (element: HTMLElement) => fireEvent.focusIn(element)],
    ['touches it', (element: HTMLElement) => fireEvent.touchStart(element)],
    ['goes to another page', () => gates.openAll()],
  ])('stays as it is until the shopper %s, and is taken over then', async (_how, interact) => {
    await open('interaction');
    const button = screen.getByRole('button');
    await act(async () => gates.openIdle());
    expect(isAlive(button)).toBe(false);
    await act(async () => interact(button));
    expect(screen.getByRole('button')).toBe(button);
    fireEvent.click(button);
    expect(button).toHaveTextContent('Pressed 1');
  });

  it('is drawn anew where what the server drew is no longer true', async () => {
    await open('interaction');
    const old = screen.getByRole('button');
    await act(async () => gates.renewAll());
    const button = screen.getByRole('button');
    expect(button).not.toBe(old);
    fireEvent.click(button);
    expect(button).toHaveTextContent('Pressed 1');
  });

  it('sends a form that was submitted before hydration once, after hydration', async () => {
    const container = await open('interaction');
    const form = container.querySelector('form');
    if (form === null) throw new Error('There is no form');
    await act(async () => form.requestSubmit());
    expect(screen.getByRole('button')).toHaveTextContent('Pressed 100');
  });

  it('is taken over once the page is alive, where it waits for that only', async () => {
    await open('idle');
    const button = screen.getByRole('button');
    expect(isAlive(button)).toBe(false);
    await act(async () => gates.openIdle());
    fireEvent.click(button);
    expect(button).toHaveTextContent('Pressed 1');
  });

  it('loses no click that comes too early', async () => {
    await open('interaction');
    const button = screen.getByRole('button');
    await act(async () => fireEvent.click(button));
    expect(button).toHaveTextContent('Pressed 1');
    await act(async () => fireEvent.click(button));
    expect(button).toHaveTextContent('Pressed 2');
  });

  it('is drawn by the browser at once where the server could not', async () => {
    const container = document.body.appendChild(document.createElement('div'));
    gates = createGateKeeper(window);
    const html = renderToString(page('server', 'interaction'));
    // As React marks a boundary whose server render has thrown.
    container.innerHTML = html
      .replace('<!--$-->', '<!--$!--><template></template>')
      .replace(/<button.*?<\/button>/, '');
    await act(async () => {
      root = hydrateRoot(container, page('browser', 'interaction'), { onRecoverableError: () => undefined });
    });
    fireEvent.click(screen.getByRole('button'));
    expect(screen.getByRole('button')).toHaveTextContent('Pressed 1');
  });

  it('leaves a click for a new tab to the browser', async () => {
    await open('interaction');
    const button = screen.getByRole('button');
    expect(fireEvent.click(button, { ctrlKey: true })).toBe(true);
    expect(isAlive(button)).toBe(false);
  });

  it('stays hydrated when its props change', async () => {
    await open('interaction');
    const button = screen.getByRole('button');
    await act(async () => root?.render(page('browser', 'interaction')));
    expect(screen.getByRole('button')).toBe(button);
    await act(async () => fireEvent.pointerOver(button));
    fireEvent.click(button);
    expect(screen.getByRole('button')).toBe(button);
    expect(button).toHaveTextContent('Pressed 1');
  });
});

/** React marks what it has taken over. */
const isAlive = (element: HTMLElement) => Object.keys(element).some((key) => key.startsWith('__reactProps'));
