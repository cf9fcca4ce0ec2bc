import { code128Widths } from './code-128.ts';

/** ISO/IEC 15417, of code set B: widths of bars and spaces by the value of a character. */
const patterns: Readonly<Record<string, string>> = {
  A: '111323',
  R: '231131',
  startB: '211214',
  stop: '2331112',
};

const valueOf = (character: string) => character.charCodeAt(0) - ' '.charCodeAt(0);

describe('code128Widths', () => {
  it('encodes a text with start, characters, checksum and stop', () => {
    const widths = code128Widths('RA').join('');
    const startB = 104;
    const checksum = (startB + valueOf('R') + 2 * valueOf('A')) % 103;
    expect(checksum).toBe(14);
    // The pattern of 14 is that of a full stop.
    const ofChecksum = '122231';
    const { R = '', A = '' } = patterns;
    expect(widths).toBe(`${patterns['startB']}${R}${A}${ofChecksum}${patterns['stop']}`);
  });

  it('has bars of eleven modules for each character', () => {
    const modules = code128Widths('RH7KQ3PXVM').reduce((sum, width) => sum + width, 0);
    expect((modules - 13) % 11).toBe(0);
  });
});
