import { frameSites } from './frame-sites.ts';

it('frameSites are the hosts of patterns, each once', () => {
  expect(frameSites(['ads.example/frame', 'player.example:8443', 'ads.example', '', '/path'])).toEqual([
    'ads.example',
    'player.example:8443',
  ]);
  expect(frameSites([])).toEqual([]);
});
