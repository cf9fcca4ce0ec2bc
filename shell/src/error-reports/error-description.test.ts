import { errorDescriptionSchema } from 'registry-client/domain/error-report';
import { toErrorDescription, type ScriptOfRelease } from './error-description.ts';

const script: ScriptOfRelease = { remote: 'mf-cms', version: '1.0.0', file: 'browser/page.js' };
const findScript = (file: string) => (file.includes('/assets/mf-cms/') ? script : null);

function thrown(message: string, stack: string, name = 'TypeError'): Error {
  return Object.assign(new Error(message), { name, stack });
}

const url = 'https://shop.example/assets/mf-cms/1.0.0/page.js';

describe('toErrorDescription', () => {
  it.each([
    [
      'Chromium',
      `TypeError: x is undefined\n    at t (${url}:1:420)\n    at https://cdn.example/other.js:3:1\n    at ${url}:2:7`,
    ],
    ['Firefox and Safari', `t@${url}:1:420\nother@https://cdn.example/other.js:3:1\n@${url}:2:7`],
  ])('reads a stack of %s, without frames of other scripts', (_, stack) => {
    expect(toErrorDescription(thrown('x is undefined', stack), findScript)).toMatchObject({
      name: 'TypeError',
      message: 'x is undefined',
      frames: [
        { ...script, line: 1, column: 420, functionName: 't' },
        { ...script, line: 2, column: 7 },
      ],
    });
  });

  it('reads the frames behind a long message, and names of methods', () => {
    const json = JSON.stringify({ a: 'at x (b.js:1:2)', quotes: `"'`.repeat(8000) });
    const stack = `Error: ${json}\n    at async Object.load [as y] (${url}:3:4)\n    at new Page (${url}:5:6)`;
    expect(toErrorDescription(thrown(json, stack), findScript).frames).toEqual([
      { ...script, line: 3, column: 4, functionName: 'async Object.load [as y]' },
      { ...script, line: 5, column: 6, functionName: 'new Page' },
    ]);
  });

  it.each([`"'@`, 'at ', ':1:1 ', '( ', '@:1', ' at a ('])('ends for a stack of many %s', (part) => {
    for (const stack of [part.repeat(50_000), `${part.repeat(150)}\n`.repeat(50)])
      expect(toErrorDescription(thrown('', stack), findScript).frames).toEqual([]);
  });

  it('limits frames and texts to what is accepted, also of very long ones', () => {
    const stack = `Error\n${`    at t (${url}:1:1)\n`.repeat(50_000)}`;
    const described = toErrorDescription(thrown('x '.repeat(500_000), stack, 'N '.repeat(500)), findScript);
    expect(errorDescriptionSchema.parse(described)).toEqual(described);
    expect([described.name.length, described.message.length, described.frames.length]).toEqual([60, 300, 12]);
  });

  it('removes personal data', () => {
    const { message } = toErrorDescription(thrown('no member anna@example.com', ''), findScript);
    expect(message).toBe('no member <email>');
  });

  it('removes an e-mail address where the text is cut', () => {
    for (const length of [590, 595, 600]) {
      const text = `${'x '.repeat(length / 2)}anna.svensson@example.com and more`;
      expect(toErrorDescription(thrown(text, ''), findScript).message).not.toContain('anna');
      expect(toErrorDescription(thrown('', '', text.slice(480)), findScript).name).not.toContain('anna');
    }
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
    expect(toErrorDescription(error, findScript)).toEqual({ ...expected, frames: [] });
  });
});
