import { createPendingMark } from './pending-mark.ts';

describe('createPendingMark', () => {
  it('marks the document until the last of several promises has settled', async () => {
    const element = document.createElement('html');
    const { until } = createPendingMark(element);
    const first = Promise.withResolvers<void>();
    const second = Promise.withResolvers<void>();
    until(first.promise);
    until(second.promise);
    expect(element).toHaveAttribute('data-pending', 'true');
    first.resolve();
    await first.promise;
    expect(element).toHaveAttribute('data-pending', 'true');
    second.reject(new Error('no chunk'));
    await second.promise.catch(() => undefined);
    await Promise.resolve();
    expect(element).not.toHaveAttribute('data-pending');
  });
});
