import { jest } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { renderInShop } from 'shared-runtime/testing';
import { english as messages } from '../../testing/messages.ts';
import { Carousel } from './carousel.tsx';

/** What a browser would measure. */
const measured = { clientWidth: 0, scrollWidth: 0, scrollLeft: 0 };
const scrollBy = jest.fn(({ left }: { left: number }) => {
  measured.scrollLeft = Math.max(
    0,
    Math.min(measured.scrollWidth - measured.clientWidth, measured.scrollLeft + left),
  );
});

beforeEach(() => {
  scrollBy.mockClear();
  Object.assign(HTMLElement.prototype, { scrollBy });
  for (const name of ['clientWidth', 'scrollWidth', 'scrollLeft'] as const)
    jest.spyOn(Element.prototype, name, 'get').mockImplementation(() => measured[name]);
});
afterEach(() => jest.restoreAllMocks());

function show(count: number, sizes: Partial<typeof measured>) {
  Object.assign(measured, { scrollLeft: 0, ...sizes });
  return renderInShop(
    <Carousel title="Similar products">
      {Array.from({ length: count }, (_, index) => (
        <li key={index}>Item {index}</li>
      ))}
    </Carousel>,
    { messages },
  );
}

const button = (name: string) => screen.getByRole('button', { name });

describe('Carousel', () => {
  it('is a region with a heading and a list', () => {
    show(5, { clientWidth: 400, scrollWidth: 400 });
    const region = screen.getByRole('region', { name: 'Similar products' });
    expect(within(region).getByRole('heading', { level: 2, name: 'Similar products' })).toBeVisible();
    expect(within(within(region).getByRole('list')).getAllByRole('listitem')).toHaveLength(5);
  });

  it('has no buttons if all items fit', () => {
    show(2, { clientWidth: 400, scrollWidth: 401 });
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('scrolls by what is visible until an end, where its button keeps the focus and does nothing', async () => {
    const { user } = show(9, { clientWidth: 400, scrollWidth: 900 });
    expect(button('Previous products')).toHaveAttribute('aria-disabled', 'true');
    await user.click(button('Previous products'));
    expect(measured.scrollLeft).toBe(0);
    await user.click(button('Next products'));
    expect(scrollBy).toHaveBeenLastCalledWith({ left: 400 });
    fireEvent.scroll(screen.getByRole('list'));
    expect(button('Previous products')).toHaveAttribute('aria-disabled', 'false');
    expect(button('Next products')).toHaveAttribute('aria-disabled', 'false');
    await user.click(button('Next products'));
    fireEvent.scroll(screen.getByRole('list'));
    expect(button('Next products')).toHaveAttribute('aria-disabled', 'true');
    expect(button('Next products')).toHaveFocus();
    await user.keyboard('{Shift>}{Tab}{/Shift}{Enter}');
    expect(scrollBy).toHaveBeenLastCalledWith({ left: -400 });
  });

  it('names the list that its buttons scroll', () => {
    show(9, { clientWidth: 400, scrollWidth: 900 });
    expect(button('Next products')).toHaveAttribute('aria-controls', screen.getByRole('list').id);
  });

  it('measures again if the window is resized', () => {
    show(9, { clientWidth: 400, scrollWidth: 900 });
    measured.clientWidth = 900;
    act(() => void dispatchEvent(new Event('resize')));
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
