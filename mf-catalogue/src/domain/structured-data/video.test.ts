import { storeByHost } from 'shared-contracts/stores';
import { product, video } from '../../testing/factories.ts';
import { videoData } from './video.ts';

it('videoData describes a video with what search engines require', () => {
  expect(videoData(product(), video(), storeByHost('fr.localhost'))).toEqual({
    '@type': 'VideoObject',
    name: 'Ravine 98 Varnhorn',
    description: video().description,
    thumbnailUrl: video().poster.url,
    uploadDate: '2026-11-27T00:00:00Z',
    duration: 'PT9S',
    width: 640,
    height: 800,
    contentUrl: '/media/videos/RAVINE.aa214d39.mp4',
  });
});
