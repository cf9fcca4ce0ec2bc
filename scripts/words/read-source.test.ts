import { readSource, type SourceText } from './read-source.ts';

const textsOf = (kind: SourceText['kind'], source: string) =>
  readSource(source)
    .filter((text) => text.kind === kind)
    .map(({ text }) => text);

describe('readSource', () => {
  it('readSource returns comments of both kinds, and none out of strings, templates and regular expressions', () => {
    const source = [
      'const a = "// no"; // one',
      'const b = `${c ? `/* no */` : "// no"} // no`; /* two */',
      'const d = /[/"] \\/\\/ no/.test(a); // three',
      'const e = a.length / 2; // four',
    ].join('\n');
    expect(textsOf('comment', source)).toEqual(['// one', '/* two */', '// three', '// four']);
  });

  it('readSource returns the titles of tests, also behind modifiers and tables', () => {
    const source = [
      "describe('one', () => {",
      "  it('two', () => { expect('three').toBe('four'); });",
      "  it.each([[1, 'five']])('six %s', () => {});",
      '  test.describe(`seven ${name}`, () => {});',
      '});',
    ].join('\n');
    expect(textsOf('title', source)).toEqual(["'one'", "'two'", "'six %s'", '`seven ${']);
  });

  it('readSource returns the strings of log calls, also in templates and nested calls, and no others', () => {
    const source = [
      "app.log.error({ err }, 'one');",
      'logger.info(`two ${name} three`);',
      "console.warn(format('four'), 5);",
      "warn('six'); function warn(text = 'seven') {}",
      "math.log('eight'); catalog.error('nine'); store.warn('ten');",
    ].join('\n');
    expect(textsOf('message', source)).toEqual(["'one'", '`two ${', '} three`', "'four'", "'six'"]);
  });

  it('readSource returns the name and the labels of a metric, and its description as a message', () => {
    const source = "new Histogram({ name: 'a_seconds', help: 'Time', labelNames: ['route'], buckets: [1] });";
    expect(textsOf('metric', source)).toEqual(["'a_seconds'", "'route'"]);
    expect(textsOf('message', source)).toEqual(["'Time'"]);
  });

  it('readSource returns a name once, and leaves imported names and members of objects out', () => {
    const source = [
      "import shop, { price, other as brand } from 'shop';",
      'export const total = price(shop.sale, brand);',
      'interface Line { total: number; count?: number }',
    ].join('\n');
    expect(textsOf('name', source)).toEqual(['brand', 'total', 'Line', 'count']);
  });

  it('readSource reads on after text inside JSX', () => {
    const source = "const link = <p>It's {name}</p>; // one\nconst after = 1; // two";
    expect(textsOf('comment', source)).toContain('// two');
    expect(textsOf('name', source)).toContain('after');
  });
});
