import { jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { renderInShop } from 'shared-runtime/testing';
import messages from '../../messages/en_GB.json' with { type: 'json' };
import { createSpinnerService } from './spinner-service.ts';
import { PageSpinner } from './page-spinner.tsx';

const label = messages['spinner.label'];

function setUp() {
  const service = createSpinnerService();
  renderInShop(
    <>
      <main id="main" />
      <PageSpinner service={service} />
    </>,
    { messages },
  );
  return service;
}

/** A promise that the test settles. */
function work() {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  return { promise, resolve, reject };
}

const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

describe('PageSpinner', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('appears after a delay, has a label and disappears with the answer', async () => {
    const service = setUp();
    const { promise, resolve } = work();
    act(() => service.wait(promise));
    await wait(399);
    expect(screen.queryByText(label)).not.toBeInTheDocument();
    await wait(1);
    expect(screen.getByText(label).closest('[aria-live]')).toHaveAttribute('aria-live', 'polite');
    expect(screen.getByRole('main')).toHaveAttribute('aria-busy', 'true');
    resolve();
    await wait(0);
    expect(screen.queryByText(label)).not.toBeInTheDocument();
    expect(screen.getByRole('main')).not.toHaveAttribute('aria-busy');
  });

  it('does not appear for short waits, and restarts its delay', async () => {
    const service = setUp();
    const quick = work();
    act(() => service.wait(quick.promise));
    await wait(399);
    quick.resolve();
    await wait(0);
    act(() => service.wait(work().promise));
    await wait(399);
    expect(screen.queryByText(label)).not.toBeInTheDocument();
    await wait(1);
    expect(screen.getByText(label)).toBeInTheDocument();
  });

  it('stays for the slowest of several, and disappears after a failure', async () => {
    const service = setUp();
    const [first, second] = [work(), work()];
    act(() => [first, second].forEach(({ promise }) => service.wait(promise)));
    await wait(400);
    first.reject(new Error('rejected'));
    await wait(0);
    expect(screen.getByText(label)).toBeInTheDocument();
    second.resolve();
    await wait(0);
    expect(screen.queryByText(label)).not.toBeInTheDocument();
  });
});
