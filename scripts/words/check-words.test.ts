import { checkPlantedTerms } from './planted-terms.ts';
import { checkFile, compareWithBaseline, lowerBaseline } from './check-words.ts';

const twoFindings = checkFile('shell/README.md', 'For whoever reads,\nand for nobody else.\n');

describe('compareWithBaseline', () => {
  it('compareWithBaseline reports a package with more findings than its baseline, with each of them', () => {
    const { over } = compareWithBaseline(twoFindings, { shell: 1 });
    expect(over.map(({ name, allowed }) => ({ name, allowed }))).toEqual([{ name: 'shell', allowed: 1 }]);
    expect(over[0]?.found.map(({ file, line }) => `${file}:${line}`)).toEqual([
      'shell/README.md:1',
      'shell/README.md:2',
    ]);
  });

  it('compareWithBaseline allows no finding in a package without a baseline', () => {
    expect(compareWithBaseline(twoFindings, {}).over).toHaveLength(1);
  });

  it('compareWithBaseline reports nothing for a package at its baseline', () => {
    expect(compareWithBaseline(twoFindings, { shell: 2 })).toEqual({ over: [], under: [] });
  });

  it('compareWithBaseline names a package that has fewer findings than its baseline', () => {
    const { over, under } = compareWithBaseline(twoFindings, { shell: 5, bench: 1 });
    expect(over).toEqual([]);
    expect(under).toEqual([
      { name: 'shell', found: 2, allowed: 5 },
      { name: 'bench', found: 0, allowed: 1 },
    ]);
  });
});

it('lowerBaseline lowers what has fewer findings, drops zeros and raises nothing', () => {
  const baseline = { shell: 5, bench: 1, docs: 0 };
  const verdict = compareWithBaseline(twoFindings, baseline);
  expect(lowerBaseline(baseline, verdict)).toEqual({ shell: 2 });
  expect(lowerBaseline({ shell: 1 }, compareWithBaseline(twoFindings, { shell: 1 }))).toEqual({ shell: 1 });
});

it('checkPlantedTerms has no complaint', () => {
  expect(checkPlantedTerms()).toEqual([]);
});
