import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState, type ComponentType } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server.node';
import { createHydrationScheduler, type HydrationScheduler } from '../host/hydration-scheduler.ts';
import { StubShell } from '../stub/stub-shell.tsx';
import { createStubShop, takeConsoleErrors } from '../testing/index.ts';
import { createDeferredView, type DeferredView } from './deferred-view.tsx';

interface CounterProps {
  label: string;
}

function Counter({ label }: CounterProps) {
  const [count, setCount] = useState(0);
  return (
    <form
      action="/form/count"
      onSubmit={(event) => {
        event.preventDefault();
        setCount((known) => known + 1);
      }}
    >
      <input name="note" />
      <button type="submit">
        {label} {count}
      </button>
    </form>
  );
}

let hydration: HydrationScheduler;
let root: Root | undefined;

function page(View: DeferredView<CounterProps>, side: 'server' | 'browser') {
  const shop = createStubShop();
  shop.host.defersHydration = side === 'browser';
  shop.host.hydration = hydration;
  return (
    <StubShell shop={shop} messages={{}}>
      <View label="Pressed" />
    </StubShell>
  );
}

/** Renders a view on the server and hydrates its page in the browser, where its code is loaded by `load`. */
async function hydrateView(load: () => Promise<ComponentType<CounterProps>>) {
  hydration = createHydrationScheduler(window);
  const onServer = createDeferredView(() => Promise.resolve(Counter));
  await onServer.load();
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page(onServer, 'server'));
  await act(async () => {
    root = hydrateRoot(container, page(createDeferredView(load), 'browser'));
  });
  return { container, button: screen.getByRole<HTMLButtonElement>('button') };
}

afterEach(async () => {
  await act(async () => root?.unmount());
  root = undefined;
  document.body.replaceChildren();
});

describe('createDeferredView', () => {
  it('is rendered at once after its code was loaded', async () => {
    hydration = createHydrationScheduler(null);
    const view = createDeferredView(() => Promise.resolve(Counter));
    await view.load();
    expect(renderToString(page(view, 'server'))).toContain('Pressed');
    render(page(view, 'server'));
    fireEvent.click(screen.getByRole('button'));
    expect(screen.getByRole('button')).toHaveTextContent('Pressed 1');
  });

  it.each([
    ['the page is idle', () => hydration.triggerIdle()],
    ['the shopper touches it', () => fireEvent.touchStart(screen.getByRole('button'))],
    ['the session changes', () => hydration.discardAll()],
  ])('keeps the server’s HTML and loads no code until %s', async (_when, trigger) => {
    let loads = 0;
    const { button, container } = await hydrateView(() => {
      loads += 1;
      return Promise.resolve(Counter);
    });
    container.querySelector('input')!.value = 'typed before';
    expect(loads).toBe(0);
    await act(async () => trigger());
    expect(loads).toBe(1);
    expect(screen.getByRole('button')).toBe(button);
    expect(container.querySelector('input')).toHaveValue('typed before');
    fireEvent.click(button);
    expect(button).toHaveTextContent('Pressed 1');
  });

  it('repeats a submit from before hydration', async () => {
    const { button } = await hydrateView(() => Promise.resolve(Counter));
    await act(async () => button.form?.requestSubmit());
    expect(button).toHaveTextContent('Pressed 1');
  });

  it('posts a form without JavaScript if its code cannot be loaded', async () => {
    const { button } = await hydrateView(() => Promise.reject(new Error('no chunk')));
    const posted: string[] = [];
    button.form!.addEventListener('submit', (event) => {
      event.preventDefault(); // jsdom cannot navigate
      posted.push((event.target as HTMLFormElement).getAttribute('action') ?? '');
    });
    await act(async () => button.form?.requestSubmit());
    expect(posted).toEqual(['/form/count']);
    expect(screen.getByRole('button')).toBe(button);
    expect(takeConsoleErrors()).toEqual([expect.stringContaining('could not be loaded')]);
  });
});
