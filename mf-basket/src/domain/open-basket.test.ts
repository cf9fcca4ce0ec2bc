import { takeConsoleErrors } from 'shared-runtime/testing';
import { openBasket } from './open-basket.ts';

describe('openBasket', () => {
  it('goes to the basket', async () => {
    const visited: string[] = [];
    await openBasket((path) => void visited.push(path));
    expect(visited).toEqual(['/checkout/cart/']);
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
