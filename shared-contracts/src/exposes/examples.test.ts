import { propsExamples } from './examples.ts';
import { fragments, overlays } from './index.ts';

const exposes = { ...fragments, ...overlays };
const rows = Object.entries(exposes) as [keyof typeof exposes, (typeof exposes)[keyof typeof exposes]][];

describe('propsExamples', () => {
  it('contain every fragment and overlay, and nothing else', () => {
    expect(Object.keys(propsExamples).sort()).toEqual(Object.keys(exposes).sort());
  });

  it.each(rows)('of %s are valid and unchanged by parsing', (name, { props }) => {
    expect(propsExamples[name].length).toBeGreaterThan(0);
    for (const example of propsExamples[name]) expect(props.parse(example)).toEqual(example);
  });

  it.each(rows)('of %s contain each of its props at least once', (name, { props }) => {
    const shown = new Set(propsExamples[name].flatMap((example) => Object.keys(example)));
    expect([...shown].sort()).toEqual(Object.keys(props.shape).sort());
  });
});
