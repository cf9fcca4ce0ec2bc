import { manifestOf } from '../../testing/release-fixture.ts';
import { prefetchedFiles } from './prefetched-files.ts';

const contracts = { shellApi: 1, emits: {}, consumes: {}, props: {} };
const exposes = {
  './overlays/redeem': { js: ['239.js', 'overlays-redeem.js'], css: ['overlays-redeem.css'] },
  './fragments/button': { js: ['239.js', 'fragments-button.js'], css: [] },
  './pages/card': { js: ['pages-card.js'], css: [] },
};
const messages = { en_GB: 'messages-en_GB.js', fr_FR: 'messages-fr_FR.js' };

function filesOf(prefetchForGuests: string[] | undefined) {
  const declared = { ...contracts, ...(prefetchForGuests && { prefetchForGuests }) };
  const release = manifestOf('mf-gifts', '1.2.3', { exposes, messages, contracts: declared });
  return prefetchedFiles({ revision: 1, releases: { 'mf-gifts': release } }, 'fr_FR');
}

describe('prefetchedFiles', () => {
  it('returns the messages of the declared exposes in the language', () => {
    const own = {
      en_GB: ['messages-card-en_GB.js'],
      fr_FR: ['messages-forms-fr_FR.js', 'messages-card-fr_FR.js'],
    };
    const release = manifestOf('mf-gifts', '1.2.3', {
      exposes: { './overlays/redeem': { js: [], css: [], messages: own } },
      contracts: { ...contracts, prefetchForGuests: ['./overlays/redeem'] },
    });
    expect(prefetchedFiles({ revision: 1, releases: { 'mf-gifts': release } }, 'fr_FR')).toEqual([
      '/assets/mf-gifts/1.2.3/messages-forms-fr_FR.js',
      '/assets/mf-gifts/1.2.3/messages-card-fr_FR.js',
    ]);
  });

  it('returns each file of the declared exposes once, and the messages of an earlier release', () => {
    expect(filesOf(['./fragments/button', './overlays/redeem'])).toEqual([
      '/assets/mf-gifts/1.2.3/239.js',
      '/assets/mf-gifts/1.2.3/fragments-button.js',
      '/assets/mf-gifts/1.2.3/messages-fr_FR.js',
      '/assets/mf-gifts/1.2.3/overlays-redeem.js',
      '/assets/mf-gifts/1.2.3/overlays-redeem.css',
    ]);
  });

  it.each([[undefined], [[]]])('returns nothing for a release that declares %j', (declared) => {
    expect(filesOf(declared)).toEqual([]);
  });
});
