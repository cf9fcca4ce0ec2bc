import { manifestOf } from '../../server/testing/release-fixture.ts';
import { createEventPermissions } from './event-permissions.ts';
import { toBrowserSnapshot } from './snapshot.ts';

interface Contracts {
  emits?: Record<string, number>;
  consumes?: Record<string, number>;
  declaresEvents?: true;
}

/** Returns the permissions of releases 1.0.0 with these contracts. */
function permissionsWith(contracts: Record<`mf-${string}`, Contracts>) {
  const releases = Object.entries(contracts).map(([name, part]) => {
    const all = { shellApi: 1, emits: {}, consumes: {}, props: {}, declaresEvents: true as const, ...part };
    return [name, manifestOf(name as 'mf-basket', '1.0.0', { contracts: all })] as const;
  });
  const { releases: inBrowser } = toBrowserSnapshot({ revision: 1, releases: Object.fromEntries(releases) });
  return createEventPermissions({ releases: inBrowser });
}

const emits = { 'basket:changed': 2, 'basket:changed@1': 1, 'session:changed': 1, 'shell:page-viewed': 1 };

describe('createEventPermissions', () => {
  it('lets a remote publish and read what its release declares, by major', () => {
    const { mayPublish, mayRead } = permissionsWith({
      'mf-basket': { emits, consumes: { 'session:changed': 1 } },
    })('mf-basket', '1.0.0');
    expect([1, 2, 3].map((major) => mayPublish('basket:changed', major))).toEqual([true, true, false]);
    expect([mayRead('session:changed', 1), mayRead('session:changed', 2)]).toEqual([true, false]);
    expect(mayRead('basket:changed', 1)).toBe(false);
  });

  it('lets no remote publish an event of the shell', () => {
    const { mayPublish } = permissionsWith({ 'mf-basket': { emits } })('mf-basket', '1.0.0');
    expect([mayPublish('session:changed', 1), mayPublish('shell:page-viewed', 1)]).toEqual([false, false]);
  });

  it('lets a remote publish another’s event if the release of that one consumes it', () => {
    const catalogue = { emits: { 'basket:changed': 1 } };
    const may = (basket: Contracts) =>
      permissionsWith({ 'mf-catalogue': catalogue, 'mf-basket': basket })('mf-catalogue', '1.0.0').mayPublish(
        'basket:changed',
        1,
      );
    expect(may({ consumes: { 'basket:changed': 1 } })).toBe(true);
    expect(may({ consumes: { 'basket:changed': 2 } })).toBe(false);
    const alone = permissionsWith({ 'mf-catalogue': catalogue })('mf-catalogue', '1.0.0');
    expect(alone.mayPublish('basket:changed', 1)).toBe(false);
  });

  it('gives nothing to a release that is not in the snapshot', () => {
    const permissionsOf = permissionsWith({ 'mf-basket': { emits, consumes: emits } });
    for (const [source, version] of [
      ['mf-basket', '2.0.0'],
      ['mf-unknown', '1.0.0'],
      ['constructor', '1.0.0'],
    ] as const) {
      const { mayPublish, mayRead } = permissionsOf(source, version);
      expect([mayPublish('basket:changed', 1), mayRead('basket:changed', 1)]).toEqual([false, false]);
    }
  });

  it('lets a release built with an earlier shared-runtime add to the basket', () => {
    const permissionsOf = permissionsWith({
      'mf-catalogue': { declaresEvents: undefined },
      'mf-cms': {},
    });
    const may = (name: string) => {
      const { mayPublish, mayRead } = permissionsOf(name, '1.0.0');
      return [
        mayPublish('basket:changed', 1),
        mayPublish('basket:line-added', 1),
        mayRead('session:changed', 1),
        mayPublish('basket:changed', 2),
      ];
    };
    expect(may('mf-catalogue')).toEqual([true, true, true, false]);
    expect(may('mf-cms')).toEqual([false, false, false, false]);
  });

  it('restricts nothing that the shell publishes and reads', () => {
    const { mayPublish, mayRead } = permissionsWith({})('shell', '1.0.0');
    expect([mayPublish('session:changed', 1), mayRead('basket:changed', 1)]).toEqual([true, true]);
  });
});
