import { fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { renderInShop } from 'shared-runtime/testing';
import { english as messages } from '../../../testing/messages.ts';
import { video as sample } from '../../../testing/factories.ts';
import { ProductGallery } from './product-gallery.tsx';

const image = (name: string) => ({
  url: `/media/product.${name}.aa214d39/800.jpg`,
  alt: 'Varnhorn Ravine 98',
  width: 800,
  height: 1000,
});
const images = ['main', 'detail', 'back'].map(image);

const video = sample();

const show = (shown = images, shownVideo: typeof video | null = null) =>
  renderInShop(<ProductGallery images={shown} isFaded={false} productId={101} video={shownVideo} />, {
    messages,
    handlers: [],
  });
const row = () => screen.getByRole('list', { name: 'Pictures' });
const current = () => screen.getAllByRole('link', { current: true }).map((each) => each.getAttribute('href'));

/** Gives the pictures the places of a row that is as wide as one of them; jsdom has no layout. */
function layOut(): void {
  [...row().children].forEach((child, index) =>
    Object.defineProperty(child, 'offsetLeft', { value: index * 300 }),
  );
  Object.defineProperties(row(), { clientWidth: { value: 300 }, scrollWidth: { value: 900 } });
}

// jsdom has no modal dialogs.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    if (!this.open) return;
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});

describe('ProductGallery', () => {
  it('shows a thumbnail of each picture, which links to it without JavaScript', () => {
    show();
    const links = within(screen.getByRole('list', { name: 'Choose a picture' })).getAllByRole('link');
    expect(links.map((each) => each.getAttribute('href'))).toEqual([
      '#picture-1',
      '#picture-2',
      '#picture-3',
    ]);
    for (const [index, each] of links.entries())
      expect(row().children[index]?.id).toBe(each.getAttribute('href')?.slice(1));
    expect(links[1]).toHaveAccessibleName('Varnhorn Ravine 98, picture 2 of 3');
    expect(current()).toEqual(['#picture-1']);
  });

  it('scrolls to the picture of a thumbnail and marks it', async () => {
    const { user } = show();
    layOut();
    await user.click(screen.getByRole('link', { name: 'Varnhorn Ravine 98, picture 3 of 3' }));
    expect(row().scrollLeft).toBe(600);
    expect(current()).toEqual(['#picture-3']);
    // On phones dots take the place of the thumbnails.
    expect(
      [...document.querySelectorAll<HTMLElement>('.dot')].map(({ dataset }) => dataset['current']),
    ).toEqual(['false', 'false', 'true']);
  });

  it.each([
    [299, '#picture-2'],
    [100, '#picture-1'],
    [600, '#picture-3'],
  ])('marks the picture in sight after swiping %i px', (scrollLeft, href) => {
    show();
    layOut();
    row().scrollLeft = scrollLeft;
    fireEvent.scroll(row());
    expect(current()).toEqual([href]);
  });

  it('moves by arrow keys, and stays within its pictures', async () => {
    const { user } = show();
    layOut();
    row().focus();
    await user.keyboard('{ArrowRight}');
    expect(current()).toEqual(['#picture-2']);
    await user.keyboard('{End}{ArrowRight}');
    expect(current()).toEqual(['#picture-3']);
    await user.keyboard('{Home}{ArrowLeft}');
    expect([current(), row().scrollLeft]).toEqual([['#picture-1'], 0]);
  });

  it('is one stop of the Tab key besides its thumbnails', () => {
    show();
    const stops = within(row())
      .getAllByRole('link')
      .filter((each) => each.tabIndex === 0);
    expect(stops.map((each) => each.getAttribute('href'))).toEqual(['/media/product.main.aa214d39/1400.jpg']);
  });

  it('has no thumbnails for a single picture', () => {
    show([image('main')]);
    expect(screen.queryByRole('list', { name: 'Choose a picture' })).not.toBeInTheDocument();
  });

  it('begins with the first picture of another colour', async () => {
    function Colours() {
      const [name, setName] = useState('main');
      return (
        <>
          <button type="button" onClick={() => setName('red')}>
            Red
          </button>
          <ProductGallery
            images={[name, `${name}-detail`, `${name}-back`].map(image)}
            isFaded={false}
            productId={101}
            video={null}
          />
        </>
      );
    }
    const { user } = renderInShop(<Colours />, { messages, handlers: [] });
    await user.click(screen.getByRole('link', { name: 'Varnhorn Ravine 98, picture 3 of 3' }));
    await user.click(screen.getByRole('button', { name: 'Red' }));
    expect(current()).toEqual(['#picture-1']);
    expect(within(row()).getAllByRole('img')[0]).toHaveAttribute('src', image('red').url);
  });

  it('links to the file of a video, which opens as a modal with JavaScript', async () => {
    const { shop, user } = show(images, video);
    const links = screen.getAllByRole('link', { name: 'Play the video: Varnhorn Ravine 98' });
    // One among the thumbnails, and one for phones, which have none; style sheets show one of them.
    expect(links.map((each) => each.getAttribute('href'))).toEqual(Array(2).fill(video.sources[1]?.url));
    const thumbnails = screen.getByRole('list', { name: 'Choose a picture' });
    expect(thumbnails.lastElementChild).toContainElement(links[0] ?? null);
    for (const link of links) await user.click(link); // oxlint-disable-line no-await-in-loop -- one after the other
    const opened = { name: 'catalogue/product-video', props: { productId: 101 } };
    expect(shop.opened).toEqual([opened, opened]);
    expect(shop.prefetchedOverlays).toContain('catalogue/product-video');
  });

  it('has no link to a video that the product has not', () => {
    show();
    expect(screen.queryByRole('link', { name: /video/ })).not.toBeInTheDocument();
  });

  it('links each picture to its large version, which a click shows in a dialog', async () => {
    const { user } = show();
    const link = screen.getByRole('link', { name: 'Enlarge: Varnhorn Ravine 98, picture 2 of 3' });
    expect(link).toHaveAttribute('href', '/media/product.detail.aa214d39/1400.jpg');
    Object.defineProperty(within(link).getByRole('img'), 'currentSrc', { value: '/shown.avif' });
    await user.click(link);
    const dialog = screen.getByRole('dialog', { name: 'Varnhorn Ravine 98, picture 2 of 3' });
    expect(within(dialog).getByRole('img')).toHaveAttribute('src', '/media/product.detail.aa214d39/1400.jpg');
    // Until the large one is loaded.
    expect(within(dialog).getByRole('img').style.backgroundImage).toMatch(/shown\.avif/);
    await user.click(within(dialog).getByRole('button', { name: 'Next picture' }));
    await user.click(within(dialog).getByRole('button', { name: 'Next picture' }));
    expect(within(dialog).getByRole('img')).toHaveAttribute('src', '/media/product.main.aa214d39/1400.jpg');
    await user.click(within(dialog).getByRole('button', { name: 'Previous picture' }));
    expect(within(dialog).getByRole('img')).toHaveAttribute('src', '/media/product.back.aa214d39/1400.jpg');
    await user.click(within(dialog).getByRole('button', { name: 'Close the picture' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
