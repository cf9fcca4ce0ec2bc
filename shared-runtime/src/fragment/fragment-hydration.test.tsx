import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server.node';
import type { LoadedRegion } from '../host/shop-host.ts';
import type { FragmentModule } from '../modules.ts';
import { StubShell } from '../stub/stub-shell.tsx';
import { createStubShop } from '../testing/index.ts';
import { Fragment, type FragmentHydration } from './fragment.tsx';

function Counter() {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount((known) => known + 1)}>
      Pressed {count}
    </button>
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

let root: Root | undefined;

/** The server's page, taken over by the browser. */
async function open(hydrate: FragmentHydration): Promise<HTMLElement> {
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
    ['points at it', (element: HTMLElement) => fireEvent.pointerEnter(element)],
    ['focuses it', (element: HTMLElement) => fireEvent.focusIn(element)],
    ['touches it', (element: HTMLElement) => fireEvent.touchStart(element)],
  ])('stays as it is until the shopper %s, and is taken over then', async (_how, interact) => {
    const container = await open('interaction');
    const button = screen.getByRole('button');
    fireEvent.click(button);
    expect(button).toHaveTextContent('Pressed 0');

    await act(async () => interact(container.querySelector<HTMLElement>('[data-fragment]') ?? button));
    expect(screen.getByRole('button')).toBe(button);
    fireEvent.click(button);
    expect(button).toHaveTextContent('Pressed 1');
  });
});
