import { useSuspenseQuery } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { staticBlocks } from 'shared-contracts/descriptors/content';
import { endpointQuery } from '../api/endpoint-query.ts';
import type { LoadedRegion, Region } from '../host/shop-host.ts';
import type { FragmentModule } from '../modules.ts';
import { StubShell } from '../stub/stub-shell.tsx';
import {
  answer,
  createStubShop,
  ErrorResponse,
  takeConsoleErrors,
  type StubOptions,
} from '../testing/index.ts';
import { useShop } from '../use-shop.ts';
import { Fragment } from './fragment.tsx';

type Loaded = Region<FragmentModule>;

function ready(Component: FragmentModule['Component']): LoadedRegion<FragmentModule> {
  const messages = {} as FragmentModule['messages'];
  const module = { Component, messages };
  return { status: 'ready', remote: 'mf-cms', version: '1.2.3', module, messages: {} };
}

const failed: Loaded = { status: 'failed', remote: 'mf-cms', version: '1.2.3', phase: 'load' };
const down = (retry: () => void) => (
  <p>
    Banner is away{' '}
    <button type="button" onClick={retry}>
      Again
    </button>
  </p>
);

/** Renders a page with one fragment, whose remote answers each load with the next of `answers`. */
function showFragment(answers: (Loaded | Promise<Loaded>)[], options: StubOptions = {}) {
  const shop = createStubShop(options);
  let known: Loaded | undefined;
  let promise: Promise<Loaded> | undefined;
  const load = () => {
    promise ??= Promise.resolve(answers.shift() ?? failed).then((region) => (known = region));
    return promise;
  };
  shop.host.fragments = {
    peek: () => known,
    load,
    retry: () => {
      known = promise = undefined;
      return load();
    },
  };
  const page = (
    <StubShell shop={shop} messages={{}}>
      <h1>Page</h1>
      <Fragment
        name="cms/sitewide-banner"
        props={{ identifier: 'sale' }}
        pending={<p>Wait</p>}
        fallback={down}
      />
    </StubShell>
  );
  return { shop, page, user: userEvent.setup() };
}

describe('Fragment', () => {
  it("shows its pending element while it loads, and then the remote's component with its props", async () => {
    const { promise, resolve } = Promise.withResolvers<Loaded>();
    const { page } = showFragment([promise]);
    await act(async () => render(page));
    expect(screen.getByText('Wait')).toBeInTheDocument();
    await act(async () => resolve(ready((props) => <p>Banner {JSON.stringify(props)}</p>)));
    expect(screen.getByText('Banner {"identifier":"sale"}')).toBeInTheDocument();
  });

  it("shows its fallback after a failure, and the remote's component after a successful retry", async () => {
    const { page, user } = showFragment([failed, ready(() => <p>Banner</p>)]);
    await act(async () => render(page));
    expect(screen.getByText(/Banner is away/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Again' }));
    expect(await screen.findByText('Banner')).toBeInTheDocument();
  });

  it('contains an error in rendering and reports it with the remote and its version', async () => {
    const broken = () => {
      throw new Error('broken render');
    };
    const { page, shop } = showFragment([ready(broken)]);
    await act(async () => render(page));
    expect(screen.getByRole('heading', { name: 'Page' })).toBeInTheDocument();
    expect(screen.getByText(/Banner is away/)).toBeInTheDocument();
    expect(shop.failures).toEqual([
      expect.objectContaining({
        remote: 'mf-cms',
        version: '1.2.3',
        region: 'cms/sitewide-banner',
        phase: 'render',
        error: expect.objectContaining({ message: 'broken render' }),
      }),
    ]);
    expect(takeConsoleErrors()).toEqual([expect.stringContaining('broken render')]);
  });

  it('fetches its data again on a retry', async () => {
    let isDown = true;
    const handlers = [
      answer('static-blocks', () =>
        isDown
          ? new ErrorResponse('unavailable')
          : { block: { identifier: 'sale', message: 'Ski week', link: null } },
      ),
    ];
    function Banner() {
      const query = endpointQuery(useShop(), staticBlocks, { identifier: 'sale', storeId: 1 });
      return <p>{useSuspenseQuery(query).data.block?.message}</p>;
    }
    const { page, user } = showFragment([ready(Banner), ready(Banner)], { handlers });
    await act(async () => render(page));
    expect(await screen.findByText(/Banner is away/)).toBeInTheDocument();
    expect(takeConsoleErrors()).toEqual([expect.stringContaining('Something went wrong')]);
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Again' }));
    expect(await screen.findByText('Ski week')).toBeInTheDocument();
  });

  it('fetches an answer that it could not render again on the first retry', async () => {
    let requests = 0;
    const readable = { block: { identifier: 'sale', message: 'Ski week', link: null } };
    const handlers = [answer('static-blocks', () => (++requests === 1 ? { block: null } : readable))];
    function Banner() {
      const query = endpointQuery(useShop(), staticBlocks, { identifier: 'sale', storeId: 1 });
      const { block } = useSuspenseQuery(query).data;
      if (block === null) throw new Error('no block');
      return <p>{block.message}</p>;
    }
    const { page, user } = showFragment([ready(Banner), ready(Banner)], { handlers });
    await act(async () => render(page));
    expect(await screen.findByText(/Banner is away/)).toBeInTheDocument();
    expect(takeConsoleErrors()).toEqual([expect.stringContaining('no block')]);
    await user.click(screen.getByRole('button', { name: 'Again' }));
    expect(await screen.findByText('Ski week')).toBeInTheDocument();
    expect(requests).toBe(2);
  });

  it('marks its element with its name and its remote', async () => {
    const { page } = showFragment([ready(() => <p>Banner</p>)]);
    await act(async () => render(page));
    const room = screen.getByText('Banner').closest('[data-fragment]');
    expect(room).toHaveAttribute('data-fragment', 'cms/sitewide-banner');
    expect(room).toHaveAttribute('data-boundary', 'mf-cms');
  });
});
