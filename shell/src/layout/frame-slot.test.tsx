import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server.node';
import type { FragmentName } from 'shared-contracts/exposes';
import type { ReactNode } from 'react';
import type { FragmentModule } from 'shared-runtime';
import { StubShell } from 'shared-runtime/stub';
import { createStubShop, renderInShop } from 'shared-runtime/testing';
import type { FramePart } from '../remotes/release-tables.ts';
import { ShellContext } from '../shop/shell-context.ts';
import { regionsOver } from 'shared-runtime/testing/regions';
import { FrameSlot, FrameSlots } from './frame-slot.tsx';

const partOf = (name: string, slot: string): FramePart => ({
  name: name as FragmentName,
  slot,
  hydrate: 'interaction',
});

/** Renders slots with fragments that all fail. */
function renderSlots(slots: ReactNode, frame: readonly FramePart[]) {
  const { regions } = regionsOver(() => Promise.reject(new Error('not needed')));
  const { container } = renderInShop(
    <ShellContext value={{ regions, frame, deferred: new Promise(() => undefined) }}>{slots}</ShellContext>,
    { messages: {} },
  );
  return [...container.querySelectorAll<HTMLElement>('[data-fragment]')].map(
    ({ dataset }) => dataset['fragment'],
  );
}

const search = <FrameSlot name="header-search" fallback={() => <p>A form</p>} />;

describe('FrameSlot', () => {
  it('shows the fallback in an empty slot', () => {
    expect(renderSlots(search, [partOf('gifts/hint', 'consent')])).toEqual([]);
    expect(screen.getByText('A form')).toBeInTheDocument();
  });

  it('shows the fallback instead of a failed fragment', () => {
    expect(renderSlots(search, [partOf('gifts/finder', 'header-search')])).toEqual(['gifts/finder']);
    expect(screen.getByText('A form')).toBeInTheDocument();
  });

  it('shows the first of two fragments, as a preview may have', () => {
    const parts = [partOf('gifts/finder', 'header-search'), partOf('search/box', 'header-search')];
    expect(renderSlots(search, parts)).toEqual(['gifts/finder']);
  });
});

describe('FrameSlot of server HTML', () => {
  it.each([
    [false, 'idle'],
    [true, 'interaction'],
  ])('that is hidden (%p) is hydrated on %s', async (isHidden, expected) => {
    const conditions: string[] = [];
    const shop = createStubShop();
    shop.host.hydration = {
      ...shop.host.hydration,
      watch: (_element, _trigger, condition) => {
        conditions.push(condition);
        return () => undefined;
      },
    };
    const module = { Component: () => <p>A search</p>, messages: {} as FragmentModule['messages'] };
    const loaded = { status: 'ready', remote: 'mf-search', version: '1.0.0', module, messages: {} } as const;
    const load = () => Promise.resolve(loaded);
    shop.host.fragments = { peek: () => loaded, load, retry: load };
    const { regions } = regionsOver(() => Promise.reject(new Error('not needed')));
    const frame = [{ ...partOf('search/box', 'header-search'), hydrate: 'idle' as const }];
    const page = (side: 'server' | 'browser') => (
      <StubShell
        shop={{ ...shop, host: { ...shop.host, defersHydration: side === 'browser' } }}
        messages={{}}
      >
        <ShellContext value={{ regions, frame, deferred: new Promise(() => undefined) }}>
          <FrameSlot name="header-search" isHidden={isHidden} fallback={() => <p>A form</p>} />
        </ShellContext>
      </StubShell>
    );
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(page('server'));
    await act(async () => render(page('browser'), { container, hydrate: true }));
    expect(conditions).toEqual([expected]);
  });
});

describe('FrameSlots', () => {
  it('has all fragments of the slot in the given order, and shows nothing for failed ones', () => {
    const parts = ['gifts/hint', 'cms/hint'].map((name) => partOf(name, 'header-actions'));
    const shown = renderSlots(<FrameSlots name="header-actions" />, [...parts, partOf('cms/x', 'consent')]);
    expect(shown).toEqual(['gifts/hint', 'cms/hint']);
    expect(document.body.textContent).toBe('');
  });
});
