import { attachmentsField } from './attachments.ts';

const picture = { name: 'edge.png', size: 1000, head: new Uint8Array([137, 80, 78, 71, 13, 10, 26, 10]) };
const messageOf = (value: unknown) => attachmentsField.safeParse(value).error?.issues[0]?.message;

describe('attachmentsField', () => {
  it('accepts up to five files', () => {
    expect(messageOf([])).toBeUndefined();
    expect(messageOf(Array.from({ length: 5 }, () => picture))).toBeUndefined();
    expect(messageOf(Array.from({ length: 6 }, () => picture))).toBe('max');
  });

  it('rejects a file whose content or name has another type', () => {
    expect(messageOf([{ ...picture, head: new TextEncoder().encode('<script>') }])).toBe('ext');
    expect(messageOf([{ ...picture, name: 'edge.svg' }])).toBe('ext');
  });

  it('accepts at most 5 MB each', () => {
    expect(messageOf([{ ...picture, size: 5 * 1024 * 1024 + 1 }])).toBe('size');
  });

  it.each([null, 'edge.png', { name: 'edge.png' }, { ...picture, head: 'PNG' }])(
    'rejects %j, which is no file',
    (value) => {
      expect(messageOf([value])).toBe('required');
    },
  );
});
