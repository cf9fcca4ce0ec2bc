import { errorDescriptionSchema } from 'registry-client/domain/error-report';
import { describeError, type ScriptOfRelease } from './describe-error.ts';

const script: ScriptOfRelease = { remote: 'mf-cms', version: '1.0.0', file: 'browser/page.js' };
const findScript = (file: string) => (file.includes('/assets/mf-cms/') ? script : null);

function thrown(message: string, stack: string, name = 'TypeError'): Error {
  return Object.assign(new Error(message), { name, stack });
}

const url = 'https://shop.example/assets/mf-cms/1.0.0/page.js';

describe('describeError', () => {
  it.each([
    [
      'Chromium',
      `TypeError: x is undefined\n    at t (${url}:1:420)\n    at https://cdn.example/other.js:3:1\n    at ${url}:2:7`,
    ],
    ['Firefox and Safari', `t@${url}:1:420\nother@https://cdn.example/other.js:3:1\n@${url}:2:7`],
  ])('reads a stack of %s, without frames of other scripts', (_, stack) => {
    expect(describeError(thrown('x is undefined', stack), findScript)).toMatchObject({
      name: 'TypeError',
      message: 'x is undefined',
      frames: [
        { ...script, line: 1, column: 420, functionName: 't' },
        { ...script, line: 2, column: 7 },
      ],
    });
  });

  it('limits frames and texts to what is accepted, also of very long ones', () => {
    const stack = `Error\n${`    at t (${url}:1:1)\n`.repeat(50_000)}`;
    const described = describeError(thrown('x '.repeat(500_000), stack, 'N'.repeat(500)), findScript);
    expect(errorDescriptionSchema.parse(described)).toEqual(described);
    expect([described.name.length, described.message.length, described.frames.length]).toEqual([60, 300, 12]);
  });

  it('removes personal data', () => {
    const { message } = describeError(thrown('no member anna@example.com', ''), findScript);
    expect(message).toBe('no member <email>');
  });

  const unreadable = Object.defineProperty(new Error('x'), 'message', {
    get() {
      throw new Error('the getter threw');
    },
  });

  it.each([
    ['a text', 'just a text', { name: 'no error object', message: 'just a text' }],
    ['nothing', undefined, { name: 'no error object', message: 'undefined' }],
    ['an object without a prototype', Object.create(null), { name: 'no error object', message: 'object' }],
    ['an error that cannot be read', unreadable, { name: 'unreadable', message: '' }],
    [
      'an error whose texts are none',
      Object.assign(new Error('x'), { name: 7, message: {}, stack: [] }),
      { name: '', message: '' },
    ],
    ['an error without a stack', thrown('x', ''), { name: 'TypeError', message: 'x' }],
  ])('describes %s', (_, error, expected) => {
    expect(describeError(error, findScript)).toEqual({ ...expected, frames: [] });
  });
});
