import { act, render, screen } from '@testing-library/react';
import { useIsWide } from './use-is-wide.ts';

function Width() {
  return <p>{useIsWide() ? 'wide' : 'narrow'}</p>;
}

function stubMedia(matches: boolean) {
  const media = Object.assign(new EventTarget(), { matches, media: '' });
  window.matchMedia = () => media as unknown as MediaQueryList;
  return media;
}

it('useIsWide follows the width of the screen', () => {
  const media = stubMedia(false);
  render(<Width />);
  expect(screen.getByText('narrow')).toBeInTheDocument();
  act(() => {
    media.matches = true;
    media.dispatchEvent(new Event('change'));
  });
  expect(screen.getByText('wide')).toBeInTheDocument();
});
