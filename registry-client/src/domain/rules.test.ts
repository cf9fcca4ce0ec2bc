import { maxRemotes, type RegistryDocument } from 'shared-contracts/releases';
import { accepted, documentWith, manifestOf } from '../testing/release-fixture.ts';
import { addRelease } from './add-release.ts';
import { block } from './block.ts';
import { promote } from './promote.ts';
import type { Outcome } from './rejection.ts';
import { emptyDocument, entriesOf, remoteNamesOf } from './registry-document.ts';
import { rollback } from './rollback.ts';

const name = 'mf-basket';
const threeReleases = documentWith(
  emptyDocument,
  { version: '1.0.0' },
  { version: '1.1.0' },
  { version: '1.2.0' },
);

const live = (document: RegistryDocument, version: string, traffic = 100) =>
  accepted(promote(document, { name, version, traffic }));

/** "1.0.0 active 100*": version, status, traffic, and a star for the default. */
const shown = (document: RegistryDocument) =>
  entriesOf(document, name).map(
    ({ metadata, status, deployment }) =>
      `${metadata.version} ${status} ${deployment.traffic}${deployment.default ? '*' : ''}`,
  );

const codeOf = (outcome: Outcome) => (outcome.ok ? 'ok' : outcome.rejection.code);

describe('publishing', () => {
  it('adds a release without giving it traffic', () => {
    expect(shown(documentWith(emptyDocument, {}))).toEqual(['1.0.0 staged 0']);
  });

  it('accepts the identical release again and rejects other content under the same version', () => {
    const first = accepted(addRelease(emptyDocument, manifestOf(), 'sha384-a'));
    expect(accepted(addRelease(first, manifestOf(), 'sha384-a'))).toBe(first);
    expect(codeOf(addRelease(first, manifestOf(), 'sha384-b'))).toBe('already_published');
  });
});

describe('the first release of a remote', () => {
  const codes = (names: readonly string[], start = emptyDocument) =>
    names.map((each) => codeOf(addRelease(start, manifestOf({ name: each as 'mf-a' }), 'sha384-a')));
  const numbered = Array.from(
    { length: maxRemotes },
    (_, index) => `mf-${'abcdefgh'[index >> 3]}-${'abcdefgh'[index & 7]}` as const,
  );
  const full = documentWith(emptyDocument, ...numbered.map((each) => ({ name: each })));

  it('creates a remote with a new name', () => {
    const document = documentWith(emptyDocument, { name: 'mf-gift-cards' }, { name: 'mf-basket' });
    expect(remoteNamesOf(document)).toEqual(['mf-basket', 'mf-gift-cards']);
  });

  it('is rejected with a name that can be mistaken for another one', () => {
    const document = documentWith(emptyDocument, { name: 'mf-basket' }, { name: 'mf-cms' });
    expect(codes(['mf-bas-ket', 'mf-crns', 'mf-baskets'], document)).toEqual([
      'similar_name',
      'similar_name',
      'ok',
    ]);
  });

  it('is rejected when the shop has the maximum number of remotes, whose own releases are still accepted', () => {
    expect(codes(['mf-one-too-many'], full)).toEqual(['too_many_remotes']);
    expect(codeOf(addRelease(full, manifestOf({ name: 'mf-a-a', version: '2.0.0' }), 'sha384-b'))).toBe('ok');
  });
});

describe('promote', () => {
  it('retires the former default and keeps it', () => {
    expect(shown(live(live(threeReleases, '1.0.0'), '1.1.0'))).toEqual([
      '1.0.0 retired 0',
      '1.1.0 active 100*',
      '1.2.0 staged 0',
    ]);
  });

  it('leaves the rest of the traffic with the default while a canary runs', () => {
    expect(shown(live(live(threeReleases, '1.0.0'), '1.1.0', 10))).toEqual([
      '1.0.0 active 90*',
      '1.1.0 active 10',
      '1.2.0 staged 0',
    ]);
  });

  it('accepts a canary of the shell', () => {
    const both = documentWith(
      emptyDocument,
      { name: 'mf-shell', version: '1.0.0' },
      { name: 'mf-shell', version: '1.1.0' },
    );
    const live = accepted(promote(both, { name: 'mf-shell', version: '1.0.0', traffic: 100 }));
    const canary = accepted(promote(live, { name: 'mf-shell', version: '1.1.0', traffic: 20 }));
    expect(canary.microFrontends['mf-shell']).toMatchObject([
      { deployment: { default: true, traffic: 80 } },
      { deployment: { default: false, traffic: 20 }, status: 'active' },
    ]);
  });

  it('allows one canary at a time', () => {
    const withCanary = live(live(threeReleases, '1.0.0'), '1.1.0', 10);
    expect(shown(live(withCanary, '1.2.0', 25))).toEqual([
      '1.0.0 active 75*',
      '1.1.0 retired 0',
      '1.2.0 active 25',
    ]);
  });

  it('ends the canary when the default gets all traffic', () => {
    const withCanary = live(live(threeReleases, '1.0.0'), '1.1.0', 10);
    expect(shown(live(withCanary, '1.0.0'))).toEqual([
      '1.0.0 active 100*',
      '1.1.0 retired 0',
      '1.2.0 staged 0',
    ]);
  });

  it('changes nothing when the release already has that share', () => {
    const document = live(threeReleases, '1.0.0');
    expect(live(document, '1.0.0')).toBe(document);
  });

  it.each([
    ['unknown_remote', emptyDocument, '1.0.0', 100],
    ['unknown_version', threeReleases, '9.0.0', 100],
    ['no_default', threeReleases, '1.0.0', 50],
    ['invalid_traffic', threeReleases, '1.0.0', 0],
    ['invalid_traffic', threeReleases, '1.0.0', 12.5],
    ['invalid_traffic', live(threeReleases, '1.0.0'), '1.0.0', 50],
    ['blocked_version', accepted(block(threeReleases, name, '1.0.0')), '1.0.0', 100],
  ])('rejects with %s', (code, document, version, traffic) => {
    expect(codeOf(promote(document, { name, version, traffic }))).toBe(code);
  });
});

describe('rollback', () => {
  it('returns to the release before, then to the one before that, and never forward', () => {
    const third = live(live(live(threeReleases, '1.0.0'), '1.1.0'), '1.2.0');
    const once = accepted(rollback(third, name));
    expect(shown(once)).toEqual(['1.0.0 retired 0', '1.1.0 active 100*', '1.2.0 retired 0']);
    const twice = accepted(rollback(once, name));
    expect(shown(twice)).toEqual(['1.0.0 active 100*', '1.1.0 retired 0', '1.2.0 retired 0']);
    expect(codeOf(rollback(twice, name))).toBe('nothing_to_roll_back');
  });

  it('only ends a running canary', () => {
    const withCanary = live(live(live(threeReleases, '1.0.0'), '1.1.0'), '1.2.0', 10);
    expect(shown(accepted(rollback(withCanary, name)))).toEqual([
      '1.0.0 retired 0',
      '1.1.0 active 100*',
      '1.2.0 retired 0',
    ]);
  });

  it('skips a blocked release', () => {
    const third = live(live(live(threeReleases, '1.0.0'), '1.1.0'), '1.2.0');
    const blocked = accepted(block(third, name, '1.1.0'));
    expect(shown(accepted(rollback(blocked, name)))).toEqual([
      '1.0.0 active 100*',
      '1.1.0 blocked 0',
      '1.2.0 retired 0',
    ]);
  });

  it('rejects when no release was ever live', () => {
    expect(codeOf(rollback(threeReleases, name))).toBe('nothing_to_roll_back');
    expect(codeOf(rollback(threeReleases, 'mf-cms'))).toBe('unknown_remote');
  });
});

describe('block', () => {
  it('returns the traffic of a canary to the default', () => {
    const withCanary = live(live(threeReleases, '1.0.0'), '1.1.0', 10);
    expect(shown(accepted(block(withCanary, name, '1.1.0')))).toEqual([
      '1.0.0 active 100*',
      '1.1.0 blocked 0',
      '1.2.0 staged 0',
    ]);
  });

  it('rejects to block the default', () => {
    expect(codeOf(block(live(threeReleases, '1.0.0'), name, '1.0.0'))).toBe('live_version');
  });
});
