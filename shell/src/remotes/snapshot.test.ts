import { manifestOf } from '../../server/testing/release-fixture.ts';
import { toBrowserSnapshot } from './snapshot.ts';

const contracts = { shellApi: 1, emits: {}, consumes: {}, props: {} };

function releaseWith(part: Partial<typeof contracts> & { declaresEvents?: true }) {
  const release = manifestOf('mf-cms', '1.0.0', { contracts: { ...contracts, ...part } });
  return toBrowserSnapshot({ revision: 7, releases: { 'mf-cms': release } }).releases['mf-cms'];
}

describe('toBrowserSnapshot', () => {
  it('has the events of a release, for the permissions of the bus', () => {
    const events = { emits: { 'cms:opened': 1 }, consumes: { 'session:changed': 1 } };
    expect(releaseWith({ ...events, declaresEvents: true })).toMatchObject({
      ...events,
      declaresEvents: true,
    });
  });

  it('leaves out empty tables: it is part of every page', () => {
    expect(Object.keys(releaseWith({}) ?? {})).toEqual([
      'version',
      'containerName',
      'remoteEntry',
      'timeoutMs',
    ]);
  });
});
