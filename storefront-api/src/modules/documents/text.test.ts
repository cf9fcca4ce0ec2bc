import { openPdf } from './pdf-document.ts';
import { joinTexts, wrapText } from './text.ts';

const pdf = openPdf({ title: 'Test', languageTag: 'en-GB', author: 'Test', createdAt: new Date(0) });
pdf.addPage();
const style = { font: 'text', size: 10, width: 60 } as const;
const widthOf = (line: string) => pdf.font(style.font).fontSize(style.size).widthOfString(line);

describe('wrapText', () => {
  it('breaks between words, and within words that are longer than a line', () => {
    const text = `one two three four ${'m'.repeat(30)} five`;
    const lines = wrapText(pdf, text, style);
    expect(lines.length).toBeGreaterThan(3);
    expect(lines.filter((line) => widthOf(line) > style.width)).toEqual([]);
    expect(lines.join(' ').replaceAll(/m /g, 'm').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
    expect(lines[0]).toBe('one two three');
  });

  it('ends with an ellipsis after the maximum of lines', () => {
    const lines = wrapText(pdf, 'x'.repeat(200), { ...style, maxLines: 2 });
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatch(/^x+…$/);
  });
});

describe('joinTexts', () => {
  it('joins what fits into a line', () => {
    expect(joinTexts(pdf, ['one', 'two', 'three', 'four'], style)).toEqual(['one · two', 'three · four']);
  });
});
