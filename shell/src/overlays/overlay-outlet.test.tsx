import { jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { useEffect, useRef } from 'react';
import { renderInShop, takeConsoleErrors } from 'shared-runtime/testing';
import { ShellContext } from '../shop/shell-context.ts';
import messages from '../messages/en_GB.json' with { type: 'json' };
import { findShopOverlay } from '../testing/overlay-fixture.ts';
import { titles, regionsOver } from 'shared-runtime/testing/regions';
import { loadDialog } from './load-dialog.ts';
import { OverlayOutlet } from './overlay-outlet.tsx';
import { createOverlayService } from './overlay-service.ts';

function Added({ cartItemId }: { cartItemId: number }) {
  return <p>Line {cartItemId} added</p>;
}
const overlay = { Component: Added, messages: titles };

function setUp(load: () => Promise<unknown> = () => Promise.resolve({ overlay }), chrome = loadDialog) {
  let reloads = 0;
  const service = createOverlayService(findShopOverlay, () => undefined);
  const { regions, failures } = regionsOver(load);
  const shown = renderInShop(
    <ShellContext value={{ regions, frame: [], deferred: new Promise(() => undefined) }}>
      <OverlayOutlet service={service} load={chrome} reload={() => (reloads += 1)} />
    </ShellContext>,
    { messages },
  );
  const open = () => act(async () => void service.open('basket/added', { cartItemId: 5 }));
  const stack = () => service.store.getState().stack;
  return { ...shown, open, service, stack, failures, reloads: () => reloads };
}

describe('OverlayOutlet', () => {
  it('shows a remote’s content with its props', async () => {
    const { open } = setUp();
    await open();
    expect(await screen.findByText('Line 5 added')).toBeInTheDocument();
    expect(screen.getByRole('dialog')).toBeInTheDocument();
  });

  describe('while its content is not complete', () => {
    /** Opens an overlay whose code, or data, arrives when the returned functions are called. */
    async function openSlowly() {
      const code = Promise.withResolvers<unknown>();
      const data = Promise.withResolvers<void>();
      const load = jest.fn(() => data.promise);
      const shown = setUp(() => code.promise);
      await shown.open();
      const loadCode = () => act(async () => code.resolve({ overlay: { ...overlay, load } }));
      return { ...shown, load, loadCode, data };
    }

    it('opens no dialog, until code and data are there', async () => {
      const { load, loadCode, data, service, stack } = await openSlowly();
      const { id = 0 } = stack()[0] ?? {};
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      await loadCode();
      expect(load).toHaveBeenCalledWith(expect.objectContaining({ side: 'browser' }), { cartItemId: 5 });
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      expect(service.isShown(id)).toBe(false);
      await act(async () => data.resolve());
      expect(screen.getByRole('dialog')).toHaveTextContent('Line 5 added');
      expect(service.isShown(id)).toBe(true);
    });

    it('opens the dialog if the data cannot be loaded, which the content shows', async () => {
      const { loadCode, data } = await openSlowly();
      await loadCode();
      await act(async () => data.reject(new Error('down')));
      expect(screen.getByRole('dialog')).toHaveTextContent('Line 5 added');
    });

    it('opens the dialog without the data after three seconds', async () => {
      jest.useFakeTimers();
      try {
        const { loadCode } = await openSlowly();
        await loadCode();
        await act(() => jest.advanceTimersByTimeAsync(2_999));
        expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
        await act(() => jest.advanceTimersByTimeAsync(1));
        expect(screen.getByRole('dialog')).toHaveTextContent('Line 5 added');
      } finally {
        jest.useRealTimers();
      }
    });

    it('opens a dialog with a spinner in the place of another overlay', async () => {
      let isFirst = true;
      const { open, service } = setUp(() => {
        if (!isFirst) return new Promise(() => undefined);
        isFirst = false;
        return Promise.resolve({ overlay });
      });
      await open();
      await screen.findByText('Line 5 added');
      await act(async () => void service.open('consent/preferences', {}));
      expect(screen.getByRole('dialog')).toHaveTextContent(messages['overlay.loading']);
    });
  });

  it('has the declared width, whatever the module of an older release says', async () => {
    const { open } = setUp(() => Promise.resolve({ overlay: { ...overlay, width: 9000 } }));
    await open();
    await screen.findByText('Line 5 added');
    expect(screen.getByRole('dialog').style.getPropertyValue('--dialog-size')).toBe('450px');
  });

  it('shows the topmost overlay only, and the next one after it is closed', async () => {
    const { open, user, service } = setUp();
    await open();
    await act(async () => void service.open('consent/preferences', {}));
    expect(await screen.findAllByRole('dialog')).toHaveLength(1);
    expect(screen.queryByText('Line 5 added')).not.toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(await screen.findByText('Line 5 added')).toBeInTheDocument();
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
  });

  it('keeps scroll position and focus of an overlay while another one is above it', async () => {
    const Panel = () => ['Sizes', 'Guide', 'Care'].map((label) => <button key={label}>{label}</button>);
    const { open, user, service } = setUp(() =>
      Promise.resolve({ overlay: { ...overlay, Component: Panel } }),
    );
    await open();
    const guide = await screen.findByRole('button', { name: 'Guide' });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus());
    act(() => guide.focus());
    screen.getByRole('dialog').scrollTop = 320;
    await act(
      async () => void service.confirm({ title: 'Leave?', confirmLabel: 'Leave', cancelLabel: 'Stay' }),
    );
    await screen.findByRole('alertdialog');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Guide' })).toHaveFocus());
    expect(screen.getByRole('dialog').scrollTop).toBe(320);

    await user.keyboard('{Escape}');
    await open();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus());
    expect(screen.getByRole('dialog').scrollTop).toBe(0);
  });

  it('leaves the focus in an overlay that replaces another one, and returns it after that is closed', async () => {
    function Result({ cartItemId }: { cartItemId: number }) {
      const heading = useRef<HTMLHeadingElement>(null);
      useEffect(() => {
        if (cartItemId === 6) heading.current?.focus();
      }, [cartItemId]);
      return (
        <h2 ref={heading} tabIndex={-1}>
          Line {cartItemId}
        </h2>
      );
    }
    const opener = document.body.appendChild(document.createElement('button'));
    opener.focus();
    const { open, user, service } = setUp(() =>
      Promise.resolve({ overlay: { ...overlay, Component: Result } }),
    );
    await open();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus());
    await act(async () => void service.open('basket/added', { cartItemId: 6 }));
    expect(await screen.findByRole('heading', { name: 'Line 6' })).toHaveFocus();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    opener.remove();
  });

  it('focuses the first control of an overlay that was changed while another one was above it', async () => {
    let labels = ['Sizes', 'Guide'];
    const Panel = () => labels.map((label) => <button key={label}>{label}</button>);
    const { open, user, service } = setUp(() =>
      Promise.resolve({ overlay: { ...overlay, Component: Panel } }),
    );
    await open();
    const guide = await screen.findByRole('button', { name: 'Guide' });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus());
    act(() => guide.focus());
    await act(
      async () => void service.confirm({ title: 'Leave?', confirmLabel: 'Leave', cancelLabel: 'Stay' }),
    );
    await screen.findByRole('alertdialog');
    labels = ['Sizes', 'Remove'];
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus());
  });

  it('shows a failed remote within the dialog, which can be closed', async () => {
    const { open, user, stack, failures } = setUp(() => Promise.reject(new Error('down')));
    await open();
    expect(await screen.findByText(messages['overlay.failed.title'])).toBeInTheDocument();
    expect(failures).toEqual([expect.objectContaining({ remote: 'mf-basket', phase: 'load' })]);
    await user.click(screen.getAllByRole('button', { name: 'Close' })[0] ?? document.body);
    expect(stack()).toEqual([]);
  });

  it('contains errors in rendering', async () => {
    const broken = () => {
      throw new Error('broken content');
    };
    const { open, shop } = setUp(() => Promise.resolve({ overlay: { ...overlay, Component: broken } }));
    await open();
    expect(await screen.findByText(messages['overlay.failed.title'])).toBeInTheDocument();
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

  it('shows an alert if the dialog’s chunk cannot be loaded, and tries again', async () => {
    let tries = 0;
    const { open, shop, stack } = setUp(undefined, () => {
      tries += 1;
      return tries === 1 ? Promise.reject(new Error('no network')) : loadDialog();
    });
    await open();
    await waitFor(() => expect(stack()).toEqual([]));
    expect(shop.alerts.get('overlay')?.content).toBe(messages['overlay.failed.text']);
    expect(takeConsoleErrors().join()).toContain('no network');
    await open();
    expect(await screen.findByText('Line 5 added')).toBeInTheDocument();
  });
});

describe('a missing dialog chunk of a former shell', () => {
  const realFetch = globalThis.fetch;
  beforeEach(() => {
    sessionStorage.clear();
    globalThis.fetch = (() => Promise.resolve({ status: 404 })) as unknown as typeof fetch;
  });

  it('causes one reload', async () => {
    const gone = Object.assign(new Error('no such chunk'), { request: '/assets/shell/a/dialog.js' });
    const { open, reloads, shop } = setUp(undefined, () => Promise.reject(gone));
    await open();
    await waitFor(() => expect(reloads()).toBe(1));
    expect(shop.alerts.get('overlay')).toBeUndefined();
  });

  it('causes no second reload, but an alert', async () => {
    const gone = Object.assign(new Error('no such chunk'), { request: '/assets/shell/a/dialog.js' });
    sessionStorage.setItem('shell:without', '/assets/shell/a/dialog.js');
    const { open, reloads, shop } = setUp(undefined, () => Promise.reject(gone));
    await open();
    await waitFor(() => expect(shop.alerts.get('overlay')?.content).toBe(messages['overlay.failed.text']));
    expect(reloads()).toBe(0);
  });

  afterEach(() => {
    globalThis.fetch = realFetch;
    takeConsoleErrors();
  });
});

describe('a question of the shell', () => {
  const question = {
    title: 'Delete this address?',
    text: 'You can enter it again at any time.',
    confirmLabel: 'Delete it',
    cancelLabel: 'Keep it',
  };

  async function ask() {
    const shown = setUp();
    const answer = Promise.withResolvers<boolean>();
    await act(async () => void shown.service.confirm(question).then(answer.resolve));
    const dialog = await screen.findByRole('alertdialog', { name: question.title });
    return { ...shown, dialog, answer: answer.promise };
  }

  it('shows its text, with the focus on the cancel button', async () => {
    const { dialog } = await ask();
    expect(dialog).toHaveAccessibleDescription(question.text);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep it' })).toHaveFocus());
  });

  it.each([
    ['Delete it', true],
    ['Keep it', false],
    ['Close', false],
  ])('is answered by the button %p with %p', async (name, isYes) => {
    const { user, answer, stack } = await ask();
    await user.click(screen.getByRole('button', { name }));
    await expect(answer).resolves.toBe(isYes);
    expect(stack()).toEqual([]);
  });

  it('is answered by Escape with no', async () => {
    const { user, answer } = await ask();
    await user.keyboard('{Escape}');
    await expect(answer).resolves.toBe(false);
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });
});
