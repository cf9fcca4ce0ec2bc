import { findTerms, findTermsInPath, packageOf } from './find-terms.ts';
import type { SourceText } from './read-source.ts';

const termsIn = (kind: SourceText['kind'], text: string) =>
  findTerms('shell/src/file.ts', text, [{ kind, text, start: 0 }]).map(({ line, term }) => `${line} ${term}`);

describe('findTerms', () => {
  it.each(['createReleaseShelf', 'release-shelf', 'RELEASE_SHELF', 'ReleaseShelf2'])(
    'findTerms finds a term of two words in %s',
    (name) => expect(termsIn('name', name)).toEqual(['1 release shelf']),
  );

  it('findTerms finds a phrase that is broken over two lines of a comment', () => {
    expect(termsIn('comment', '/**\n * The release\n * shelf. */')).toEqual(['2 release shelf']);
  });

  it('findTerms does not join the words of two sentences', () => {
    expect(termsIn('comment', '// A new release. Shelf life: one day.')).toEqual([]);
  });

  it('findTerms does not find a term inside of another word', () => {
    expect(termsIn('name', 'translate')).toEqual([]);
  });

  it('findTerms allows in prose what is barred in names only', () => {
    expect(termsIn('comment', '// A late answer is dropped.')).toEqual([]);
    expect(termsIn('name', 'lateAnswer')).toEqual(['1 late']);
  });

  it('findTerms finds a term of whole names only where nothing else stands', () => {
    expect(termsIn('name', 'say')).toEqual(['1 say']);
    expect(termsIn('name', 'sayHello')).toEqual([]);
  });

  it('findTerms ignores a term in an exception, and finds it beside one', () => {
    expect(termsIn('document', 'As the user `nobody`.')).toEqual([]);
    expect(termsIn('document', 'As `nobody`, which nobody reads.')).toEqual(['1 nobody']);
    expect(termsIn('document', 'The help desk.')).toEqual([]);
    expect(termsIn('document', 'The desk.')).toEqual(['1 desk']);
  });

  it('findTerms finds a term of first words only at the beginning', () => {
    expect(termsIn('name', 'mostReleases')).toEqual(['1 most']);
    expect(termsIn('name', 'isAtMost')).toEqual([]);
  });
});

it('findTermsInPath finds terms in folders and file names below the package', () => {
  expect(findTermsInPath('shell/src/late/alert-desk.test.ts').map(({ term }) => term)).toEqual([
    'late',
    'desk',
  ]);
});

it('packageOf returns the first folder, and a dot for files at the top', () => {
  expect(packageOf('shell/src/app.ts')).toBe('shell');
  expect(packageOf('README.md')).toBe('.');
});
