import { jest } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import type { OverlayProps } from 'shared-contracts/exposes';
import type { Product } from 'shared-contracts/api/product';
import { answer, ErrorResponse, renderInShop } from 'shared-runtime/testing';
import { english as messages } from '../testing/messages.ts';
import { product, video as sample } from '../testing/factories.ts';
import { overlay } from './product-video-overlay.tsx';

const Overlay: ComponentType<OverlayProps<'catalogue/product-video'>> = overlay.Component;

const video = sample();

const play = jest.fn<() => Promise<void>>();
let wantsLessMotion: boolean;

beforeEach(() => {
  wantsLessMotion = false;
  play.mockReset().mockRejectedValue(new DOMException('', 'NotAllowedError'));
  HTMLMediaElement.prototype.play = play;
  window.matchMedia = (query) =>
    ({ matches: wantsLessMotion && query.includes('reduced-motion') }) as MediaQueryList;
});
afterEach(() => Reflect.deleteProperty(navigator, 'connection'));

const setUp = (respond: () => Product | ErrorResponse = () => product({ video })) =>
  renderInShop(<Overlay productId={101} />, { messages, handlers: [answer('single-product', respond)] });

const player = async () => (await screen.findByLabelText(/^Video: /)) as HTMLVideoElement;

describe('ProductVideoOverlay', () => {
  it('shows the video under the heading that labels the dialog, with poster, controls and description', async () => {
    setUp();
    const element = await player();
    expect(screen.getByRole('heading', { name: /^Video: / })).toHaveAttribute('id', 'overlay-title');
    expect(element).toHaveAttribute('controls');
    expect(element).toHaveAttribute('preload', 'none');
    expect(element).toHaveAttribute('poster', video.poster.url);
    expect(element.muted).toBe(true);
    expect([...element.children].map((each) => each.getAttribute('src'))).toEqual(
      video.sources.map(({ url }) => url),
    );
    expect(element).toHaveAccessibleDescription(video.description);
  });

  it('plays at once', async () => {
    setUp();
    await player();
    expect(play).toHaveBeenCalledTimes(1);
  });

  it('waits for the controls if the visitor wants less motion', async () => {
    wantsLessMotion = true;
    setUp();
    await player();
    expect(play).not.toHaveBeenCalled();
  });

  it('waits for the controls if the visitor saves data', async () => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
    setUp();
    await player();
    expect(play).not.toHaveBeenCalled();
  });

  it('says that no file of the video can be played, and tries again', async () => {
    const { user } = setUp();
    const [first, last] = (await player()).children;
    fireEvent.error(first ?? document);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    fireEvent.error(last ?? document);
    expect(screen.getByRole('alert')).toHaveTextContent('The video can’t be played.');
    expect(screen.getByRole('link', { name: 'Open the video on its own' })).toHaveAttribute(
      'href',
      video.sources[1]?.url,
    );
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await player()).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(play).toHaveBeenCalledTimes(2);
  });

  it('says that a video stopped because of an error', async () => {
    setUp();
    fireEvent.error(await player());
    expect(screen.getByRole('alert')).toBeVisible();
  });

  it.each([null, undefined])('says that a product has no video (%s)', async (none) => {
    setUp(() => product({ video: none }));
    expect(await screen.findByText('There’s no video of this product.')).toBeVisible();
  });

  it('has a heading and a status while loading, and offers a retry if the product cannot be loaded', async () => {
    let calls = 0;
    const { user } = setUp(() => {
      calls += 1;
      return calls === 1 ? new ErrorResponse('unavailable') : product({ video });
    });
    expect(screen.getByRole('heading', { name: 'Video' })).toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await player()).toBeVisible();
  });
});
