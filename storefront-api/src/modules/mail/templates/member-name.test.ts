import { memberName } from './member-name.ts';

describe('memberName', () => {
  it.each([
    ['Anna', 'Anna'],
    ['Zoë', 'Zoë'],
    ["Conan O'Brien", "Conan O'Brien"],
    ['Anne-Marie', 'Anne-Marie'],
    ['J.R.', 'J.R.'],
    ['Øyvind', 'Øyvind'],
    ['Ирина', 'Ирина'],
    ['美咲', '美咲'],
    [' Kim\r\nBcc: x', null],
    ['Kim\tLund', 'Kim Lund'],
    ['An\u200Bna', 'Anna'],
    ['\u202Eanna', 'anna'],
    ['Anna\u0000', 'Anna'],
  ])('returns the name of %j as %j', (firstname, name) => {
    expect(memberName(firstname)).toBe(name);
  });

  it.each([
    'http://evil.example',
    'www.evil.example',
    'evil.example',
    'Evil.exa\u200Bmple',
    'mail me@evil.example',
    '<b>Anna</b>',
    '=HYPERLINK("x")',
    '+44 20 7946 0731',
    '@anna',
    '-anna',
    'You have won a free ski holiday',
    'Anna & Ben',
    '{{name}}',
    '${name}',
    '🎿',
    '',
    ' ',
  ])('returns null for %j', (firstname) => {
    expect(memberName(firstname)).toBeNull();
  });

  it('cuts a long name between two characters, not inside one', () => {
    const letter = 'e\u0323\u0302'; // one visible character, of up to three code points
    const name = memberName(`A${letter.repeat(60)}`) ?? '';
    expect(name).toMatch(/…$/);
    expect([...new Intl.Segmenter().segment(name)]).toHaveLength(41);
  });
});
