import { takeConsoleErrors } from 'shared-runtime/testing';
import { openBasket } from './open-basket.ts';

describe('openBasket', () => {
  it('goes to the basket', async () => {
    const visited: unknown[] = [];
    await openBasket((path, options) => void visited.push(path, options));
    expect(visited).toEqual(['/checkout/cart/', { allowsDocument: true }]);
  });

  it('logs an error of the navigation', async () => {
    await openBasket(() => Promise.reject(new Error('no page')));
    expect(takeConsoleErrors()).toEqual(['The basket could not be opened Error: no page']);
  });

  it('does not log that the same navigation has replaced it', async () => {
    await openBasket(() => Promise.reject(new DOMException('Replaced', 'AbortError')));
    expect(takeConsoleErrors()).toEqual([]);
  });
});
