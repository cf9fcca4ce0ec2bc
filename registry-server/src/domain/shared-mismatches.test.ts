import { sideOf } from 'registry-client/domain/release-side';
import { contractOf } from 'registry-client/testing/contract-fixture';
import { manifestOf } from 'registry-client/testing/release-fixture';
import { shellReleaseName, shellShared, type RemoteName } from 'shared-contracts/releases';
import { moduleMismatches, sharedMismatches } from './shared-mismatches.ts';

const provided = { react: '19.3.1', 'react-dom': '19.3.1', 'shared-runtime': '1.0.0' };
const both = { react: '^19.0.0', 'react-dom': '^19.0.0' };

describe('moduleMismatches', () => {
  it('finds nothing when the shell’s version is in the range', () => {
    expect(moduleMismatches({ shared: { ...both, 'shared-runtime': '^1.0.0' } }, provided)).toEqual([]);
  });

  it.each([
    [{ ...both, react: '^20.0.0' }, ['it needs react ^20.0.0, the shell provides 19.3.1']],
    [{ ...both, 'shared-runtime': '~1.1.0' }, ['it needs shared-runtime ~1.1.0, the shell provides 1.0.0']],
    [{ ...both, lodash: '^4.0.0' }, ['it needs lodash ^4.0.0, which the shell does not provide']],
    [{ ...both, constructor: '*' }, ['it needs constructor *, which the shell does not provide']],
    [{ react: '^19.0.0' }, ['it does not share react-dom: it would bring a second React']],
  ])('reports %j', (shared, failures) => {
    expect(moduleMismatches({ shared }, provided)).toEqual(failures);
  });
});

const release = (name: RemoteName, shared: Record<string, string>) => ({
  ...sideOf(manifestOf({ name })),
  contract: contractOf({ shared }),
});

const shell = (provides: Record<string, string>) => ({
  ...sideOf(manifestOf({ name: shellReleaseName, contracts: { provides } })),
  contract: contractOf({ shared: {} }),
});

describe('sharedMismatches', () => {
  it('compares a release with the shell of this source while none is published', () => {
    expect(sharedMismatches(release('mf-search', { ...shellShared }), [])).toEqual([]);
    expect(sharedMismatches(release('mf-search', { ...both, react: '^20.0.0' }), [])).toEqual([
      `it needs react ^20.0.0, the shell provides ${shellShared['react']}`,
    ]);
  });

  it('compares a release with every live shell', () => {
    const newer = shell({ react: '20.0.0', 'react-dom': '20.0.0' });
    expect(sharedMismatches(release('mf-search', both), [shell(provided), newer])).toEqual([
      'it needs react ^19.0.0, the shell provides 20.0.0',
      'it needs react-dom ^19.0.0, the shell provides 20.0.0',
    ]);
    expect(sharedMismatches(release('mf-search', both), [shell(provided)])).toEqual([]);
  });

  it('compares a shell with every live release, and not with other shells', () => {
    const without = shell({ react: '19.3.1', 'react-dom': '19.3.1' });
    const live = [release('mf-basket', both), release('mf-search', { ...both, 'shared-runtime': '^1.0.0' })];
    expect(sharedMismatches(without, [...live, shell(provided)])).toEqual([
      'beside mf-search 1.0.0: it needs shared-runtime ^1.0.0, which the shell does not provide',
    ]);
    expect(sharedMismatches(shell(provided), live)).toEqual([]);
  });

  it('compares nothing of a release without a contract file', () => {
    const old = { ...release('mf-search', {}), contract: null };
    expect(sharedMismatches(old, [shell(provided)])).toEqual([]);
    expect(sharedMismatches(shell(provided), [old])).toEqual([]);
  });
});
