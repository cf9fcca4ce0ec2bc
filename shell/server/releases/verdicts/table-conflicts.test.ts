import type { RemoteName } from 'shared-contracts/releases';
import { manifestOf } from '../../testing/release-fixture.ts';
import { tableConflictAlerts } from './table-conflicts.ts';

function claiming(name: RemoteName, version: string, ...paths: string[]) {
  const claim = { page: `${name.replace('mf-', '')}/page`, entry: 'public', tracking: 'Info' } as const;
  const claims = Object.fromEntries(paths.map((path) => [path, claim]));
  return manifestOf(name, version, {
    contracts: { shellApi: 1, emits: {}, consumes: {}, props: {}, claims },
  });
}

describe('tableConflictAlerts', () => {
  it('returns an alert for each release with a path of another remote', () => {
    const why = '/gifts/* is claimed by mf-basket and mf-gifts: mf-basket shows its page';
    expect(
      tableConflictAlerts([
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
      tableConflictAlerts([
        claiming('mf-gifts', '1.0.0', '/gifts/*'),
        claiming('mf-gifts', '1.1.0', '/gifts/*'),
      ]),
    ).toEqual([]);
  });

  const page = { entry: 'public', tracking: 'Info' } as const;
  const place = { kind: 'modal', width: 495, names: { redeem: {} } } as const;
  const withTables = (name: RemoteName, slot: string) =>
    manifestOf(name, '1.0.0', {
      contracts: {
        shellApi: 1,
        emits: {},
        consumes: {},
        props: {},
        pageTypes: { gift: { ...page, page: `${name.replace('mf-', '')}/page` } },
        frame: { './fragments/a': { slot, hydrate: 'idle' } },
        overlays: { './overlays/o': place },
      },
    });

  it('returns the conflicts of page types, slots with one place and overlay names', () => {
    const [alert] = tableConflictAlerts([
      withTables('mf-gifts', 'consent'),
      withTables('mf-cards', 'consent'),
    ]);
    expect(alert?.why.split('; ')).toEqual([
      'the page type gift is rendered by mf-cards and mf-gifts: mf-cards shows its page',
      'the slot consent is filled by mf-cards and mf-gifts: mf-cards shows its fragment',
      'the overlay name redeem is given by mf-cards and mf-gifts: mf-cards shows its overlay',
    ]);
  });

  it('returns none for a slot with several places', () => {
    const both = [withTables('mf-gifts', 'header-actions'), withTables('mf-cards', 'header-actions')];
    expect(JSON.stringify(tableConflictAlerts(both))).not.toContain('the slot');
  });
});
