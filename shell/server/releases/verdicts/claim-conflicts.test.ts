import type { RemoteName } from 'shared-contracts/releases';
import { manifestOf } from '../../testing/release-fixture.ts';
import { claimConflictAlerts } from './claim-conflicts.ts';

function claiming(name: RemoteName, version: string, ...paths: string[]) {
  const claim = { page: `${name.replace('mf-', '')}/page`, entry: 'public', tracking: 'Info' } as const;
  const claims = Object.fromEntries(paths.map((path) => [path, claim]));
  return manifestOf(name, version, {
    contracts: { shellApi: 1, emits: {}, consumes: {}, props: {}, claims },
  });
}

describe('claimConflictAlerts', () => {
  it('returns an alert for each release with a path of another remote', () => {
    const why = '/gifts/* is claimed by mf-basket and mf-gifts: mf-basket shows its page';
    expect(
      claimConflictAlerts([
        claiming('mf-gifts', '1.0.0', '/gifts/*', '/cards/*'),
        claiming('mf-basket', '2.0.0', '/gifts/*'),
        claiming('mf-cms', '1.0.0', '/pages/*'),
      ]),
    ).toEqual([
      { remote: 'mf-gifts', version: '1.0.0', why },
      { remote: 'mf-basket', version: '2.0.0', why },
    ]);
  });

  it('returns none for the default and the canary of one remote', () => {
    expect(
      claimConflictAlerts([
        claiming('mf-gifts', '1.0.0', '/gifts/*'),
        claiming('mf-gifts', '1.1.0', '/gifts/*'),
      ]),
    ).toEqual([]);
  });
});
