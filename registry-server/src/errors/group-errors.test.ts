import { addErrors, type LocatedError } from './group-errors.ts';

const frame = {
  remote: 'mf-cms' as const,
  file: 'mf-cms/src/a.tsx',
  line: 3,
  column: 1,
  functionName: 'Story',
  isMapped: true,
};
const error: LocatedError = {
  remote: 'mf-cms',
  version: '1.0.0',
  side: 'browser',
  source: 'window',
  phase: null,
  pageType: 'content',
  name: 'Error',
  message: 'no story 12',
  frames: [frame],
  count: 1,
};
const at = (second: number) => new Date(Date.UTC(2026, 10, 21, 9, 0, second)).toISOString();

describe('addErrors', () => {
  it.each([
    ['another version', { version: '1.1.0' }],
    ['another number in the message', { message: 'no story 3456' }],
    ['another line of the same file', { frames: [{ ...frame, line: 9, functionName: 'Link' }] }],
    ['a library in between', { frames: [{ ...frame, file: 'node_modules/zod/parse.js' }, frame] }],
  ])('takes an error with %s for the same', (_, change) => {
    expect(addErrors([], [error, { ...error, ...change }], at(0))).toMatchObject([{ count: 2 }]);
  });

  it.each([
    ['side', { side: 'server' as const }],
    ['message', { message: 'no page 12' }],
    ['file', { frames: [{ ...frame, file: 'mf-cms/src/b.tsx' }] }],
    ['phase', { phase: 'load' as const }],
  ])('takes an error with another %s for another', (_, change) => {
    expect(addErrors([], [error, { ...error, ...change }], at(0))).toHaveLength(2);
  });

  it('keeps fifty groups of a side, the frequent ones although others are later, and twenty versions of each', () => {
    const frequent = addErrors([], [{ ...error, message: 'frequent', count: 70 }], at(0));
    const flood = Array.from({ length: 300 }, (_, index) => ({ ...error, message: 'x'.repeat(index + 1) }));
    const flooded = addErrors(frequent, flood, at(1));
    expect(flooded).toHaveLength(50);
    expect(flooded.at(-1)).toMatchObject({ message: 'frequent', count: 70 });

    let groups = addErrors([], [{ ...error, message: 'stays' }], at(0));
    for (let index = 0; index < 120; index++) {
      const message = `error ${String.fromCharCode(97 + (index % 26), 97 + Math.floor(index / 26))}`;
      groups = addErrors(
        groups,
        [
          { ...error, message },
          { ...error, message: 'stays', version: `1.${index}.0` },
        ],
        at(index),
      );
    }
    expect(groups).toHaveLength(50);
    const stays = groups.find(({ message }) => message === 'stays');
    expect(stays?.count).toBe(121);
    expect(Object.keys(stays?.versions ?? {})).toHaveLength(20);
    expect(stays?.versions).toHaveProperty(['1.119.0']);
  });

  it('keeps errors of servers, which cannot be forged, apart from those of browsers', () => {
    const server = addErrors([], [{ ...error, side: 'server' }], at(0));
    const flood = Array.from({ length: 300 }, (_, index) => ({
      ...error,
      message: 'x'.repeat(index + 1),
      count: 9,
    }));
    expect(addErrors(server, flood, at(1)).filter(({ side }) => side === 'server')).toHaveLength(1);
  });

  it('counts the thirty first page types, and all others together', () => {
    const errors = Array.from({ length: 40 }, (_, index) => ({ ...error, pageType: `page-${index}` }));
    const [group] = addErrors([], errors, at(0));
    expect(Object.keys(group?.pageTypes ?? {})).toHaveLength(31);
    expect(group?.pageTypes).toMatchObject({ 'page-29': 1, other: 10 });
  });

  it('drops groups without an error for a month', () => {
    const groups = addErrors([], [{ ...error, message: 'old' }], '2026-10-01T00:00:00.000Z');
    expect(addErrors(groups, [error], at(0))).toMatchObject([{ message: 'no story 12' }]);
  });

  it('does not mistake names of every object for versions or pages', () => {
    const names = ['constructor', '__proto__'];
    const errors = names.flatMap((pageType) => [
      { ...error, pageType },
      { ...error, pageType },
    ]);
    const [group] = addErrors(addErrors([], errors, at(0)), errors, at(1));
    expect(Object.entries(group?.pageTypes ?? {})).toEqual([
      ['constructor', 4],
      ['__proto__', 4],
    ]);
  });
});
