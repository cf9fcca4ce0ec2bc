import { act, render, screen, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.edge';
import { LayoutWhenNear } from './layout-when-near.tsx';
import styles from './layout-when-near.module.css';

const page = (
  <LayoutWhenNear>
    <section>Followed brands</section>
    <section>Ending soon</section>
    {null}
    <section>Bestsellers</section>
  </LayoutWhenNear>
);

const waiting = () =>
  screen
    .getAllByText(/./, { selector: 'section' })
    .filter((section) => section.parentElement?.className === styles['waiting'])
    .map((section) => section.textContent);

describe('LayoutWhenNear', () => {
  it('gives the sections their layout one after another once they are hydrated', async () => {
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(page);
    expect(waiting()).toEqual(['Followed brands', 'Ending soon', 'Bestsellers']);
    const seen: number[] = [];
    const observer = new MutationObserver(() => seen.push(waiting().length));
    observer.observe(container, { attributes: true, subtree: true });
    const root = await act(async () => hydrateRoot(container, page));
    await waitFor(() => expect(waiting()).toEqual([]));
    observer.disconnect();
    expect([...new Set(seen)]).toEqual([2, 1, 0]);
    act(() => root.unmount());
    container.remove();
  });

  it('gives the sections their layout at once in a page that is not hydrated, as its position may be restored', () => {
    render(page);
    expect(waiting()).toEqual([]);
  });
});
