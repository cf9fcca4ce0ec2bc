import { exposeOf } from 'shared-contracts/exposes';
import { pageTable } from 'shared-contracts/routes';
import { manifestOf } from '../../testing/release-fixture.ts';
import { probePaths } from './probe-paths.ts';
import { findTargets } from './probe-targets.ts';

/** Shows an unpublished story, which only editors have. */
const withoutPath = ['cms-preview'];

describe('findTargets', () => {
  it('returns every built page type, for the release that exposes its page', () => {
    const built = Object.entries(pageTable).flatMap(([type, { page }]) =>
      page === null ? [] : [{ type, page }],
    );
    for (const { type, page } of built.filter((each) => !withoutPath.includes(each.type))) {
      const place = exposeOf('page', page);
      const remote = place?.remote ?? 'mf-none';
      const exposes = { [place?.expose ?? '']: { js: [], css: [] } };
      const source = probePaths[type as keyof typeof probePaths];
      expect([type, source]).toEqual([type, expect.anything()]);
      expect(findTargets(manifestOf(remote, '1.0.0', { exposes }), null)).toContainEqual(
        expect.objectContaining({ kind: 'page', name: page, source }),
      );
    }
  });

  it('leaves out pages that the release does not expose', () => {
    expect(findTargets(manifestOf('mf-catalogue', '1.0.0'), null)).toEqual([]);
  });
});
