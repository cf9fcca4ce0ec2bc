import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Profiler, type ReactElement } from 'react';
import type { RouterState } from 'react-router';
import { useNavigate } from './hooks.ts';
import { Link } from './link.tsx';
import { useRouterState } from './router-context.ts';
import { hrefOf } from './shop-router.ts';
import { renderInShop } from '../testing/index.ts';

/** Shows how the router has come to its URL, and offers a navigation that no link starts. */
function ShownState() {
  // React Router's state has it; components of the shop do not need it.
  const { location, preventScrollReset, historyAction } = useRouterState() as RouterState;
  const navigate = useNavigate();
  return (
    <>
      <output>
        {`${historyAction} ${hrefOf(location)} ${preventScrollReset ? 'keeps' : 'resets'} scroll`}
      </output>
      <button type="button" onClick={() => void navigate('/elsewhere')}>
        elsewhere
      </button>
    </>
  );
}

const shown = () => screen.getByRole('status').textContent;
const link = () => screen.getByRole('link');

function show(element: ReactElement) {
  return renderInShop(
    <>
      <ShownState />
      {element}
    </>,
    { messages: {}, path: '/skis?p=2' },
  );
}

describe('A link that is followed', () => {
  it('adds an entry for another URL, and replaces the entry of its own', async () => {
    const { user } = show(<Link to="/skis?p=3">3</Link>);
    await user.click(link());
    await waitFor(() => expect(shown()).toBe('PUSH /skis?p=3 resets scroll'));
    await user.click(link());
    await waitFor(() => expect(shown()).toBe('REPLACE /skis?p=3 resets scroll'));
  });

  it('keeps the scroll position if it is to', async () => {
    const { user } = show(
      <Link to="/skis?p=3" preventScrollReset>
        3
      </Link>,
    );
    expect(link().getAttributeNames().sort()).toEqual(['href']);
    await user.click(link());
    await waitFor(() => expect(shown()).toBe('PUSH /skis?p=3 keeps scroll'));
  });

  it.each([
    ['a control key', <Link key="" to="/new" />, { ctrlKey: true }],
    ['a command key', <Link key="" to="/new" />, { metaKey: true }],
    ['a shift key', <Link key="" to="/new" />, { shiftKey: true }],
    ['an alt key', <Link key="" to="/new" />, { altKey: true }],
    ['another button', <Link key="" to="/new" />, { button: 1 }],
    ['a target of its own', <Link key="" to="/new" target="_blank" />, {}],
  ])('with %s is left to the browser', async (_what, element, init) => {
    const { location } = show(element);
    let isPrevented: boolean | undefined;
    // jsdom cannot load pages.
    const stop = (event: Event) => {
      isPrevented = event.defaultPrevented;
      event.preventDefault();
    };
    addEventListener('click', stop, { once: true });
    await act(async () => {
      fireEvent.click(link(), init);
      await Promise.resolve();
    });
    expect(isPrevented).toBe(false);
    expect(location()).toBe('/skis?p=2');
  });

  it('does nothing if its own handler prevents it', async () => {
    const { user, location } = show(<Link to="/new" onClick={(event) => event.preventDefault()} />);
    await user.click(link());
    expect(location()).toBe('/skis?p=2');
  });
});

it('A link is not rendered again for a navigation elsewhere: a page has hundreds of them', async () => {
  let renderings = 0;
  const { user } = show(
    <Profiler id="link" onRender={() => (renderings += 1)}>
      <Link to="/skis?p=3">3</Link>
    </Profiler>,
  );
  expect(renderings).toBe(1);
  await user.click(screen.getByRole('button', { name: 'elsewhere' }));
  await waitFor(() => expect(shown()).toBe('PUSH /elsewhere resets scroll'));
  expect(renderings).toBe(1);
});
