import { shellShared } from 'shared-contracts/releases';
import { sharedMismatches } from './shared-mismatches.ts';

const provided = { react: '19.3.1', 'react-dom': '19.3.1', 'shared-runtime': '1.0.0' };
const both = { react: '^19.0.0', 'react-dom': '^19.0.0' };

describe('sharedMismatches', () => {
  it('finds nothing when the shell’s version is in the range', () => {
    expect(sharedMismatches({ shared: { ...both, 'shared-runtime': '^1.0.0' } }, provided)).toEqual([]);
    expect(sharedMismatches({ shared: both })).toEqual([]);
  });

  it.each([
    [{ ...both, react: '^20.0.0' }, ['it needs react ^20.0.0, the shell provides 19.3.1']],
    [{ ...both, 'shared-runtime': '~1.1.0' }, ['it needs shared-runtime ~1.1.0, the shell provides 1.0.0']],
    [{ ...both, lodash: '^4.0.0' }, ['it needs lodash ^4.0.0, which the shell does not provide']],
    [{ ...both, constructor: '*' }, ['it needs constructor *, which the shell does not provide']],
    [{ react: '^19.0.0' }, ['it does not share react-dom: it would bring a second React']],
  ])('reports %j', (shared, failures) => {
    expect(sharedMismatches({ shared }, provided)).toEqual(failures);
  });

  it('compares with valid versions of the shell', () => {
    const exact = { ...shellShared };
    expect(sharedMismatches({ shared: exact })).toEqual([]);
  });
});
