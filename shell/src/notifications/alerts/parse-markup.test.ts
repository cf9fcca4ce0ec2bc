import { escapeMarkup } from 'shared-runtime';
import { parseMarkup, type MarkupNode } from './parse-markup.ts';

const link = (href: string, ...children: MarkupNode[]): MarkupNode => ({ tag: 'a', href, children });

const textOf = (nodes: readonly MarkupNode[]): string =>
  nodes.map((node) => (typeof node === 'string' ? node : textOf(node.children))).join('');

describe('parseMarkup', () => {
  it.each<[string, MarkupNode[]]>([
    ['plain words', ['plain words']],
    ['5 &lt; 6 &amp; more &#8364; &#x20AC; &unknown;', ['5 < 6 & more € € &unknown;']],
    ['a < b', ['a ', '<', ' b']],
    ['<p>One<br>two</p>', [{ tag: 'p', children: ['One', { tag: 'br', children: [] }, 'two'] }]],
    [
      '<STRONG>Now</STRONG>, or <em class="x" onclick="y()">later</em>',
      [{ tag: 'strong', children: ['Now'] }, ', or ', { tag: 'em', children: ['later'] }],
    ],
    ['<a href="/sales?p=2#top">Sales</a>', [link('/sales?p=2#top', 'Sales')]],
    [
      "<a title='>' href='https://example.com/?a=1&amp;b=2'>There</a>",
      [link('https://example.com/?a=1&b=2', 'There')],
    ],
    ['<a href=/help>Help</a>', [link('/help', 'Help')]],
    ['<b>never closed', [{ tag: 'b', children: ['never closed'] }]],
    ['</b>never opened', ['never opened']],
    ['<div><span>kept words</span></div>', ['kept words']],
    ['<!-- hidden -->seen<!-- never ends', ['seen']],
  ])('parses %s', (markup, nodes) => {
    expect(parseMarkup(markup)).toEqual(nodes);
  });

  it.each([
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'java&#115;cript:alert(1)',
    'java&#x0A;script:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    '//evil.example/',
    '/\\evil.example/',
    '\\\\evil.example',
    'vbscript:x',
    'help',
    '',
  ])('drops the link target %p', (href) => {
    expect(parseMarkup(`<a href="${href}">here</a>`)).toEqual([{ tag: 'a', children: ['here'] }]);
  });

  it.each([
    '<script>alert(1)</script>',
    '<SCRIPT>if (a < b) alert("</p>")</SCRIPT >',
    '<style>body { display: none }</style>',
    '<svg><a href="javascript:alert(1)">x</a></svg>',
    '<iframe srcdoc="<p>x</p>"></iframe>',
    '<script>never ends',
  ])('drops the content of %s', (markup) => {
    expect(textOf(parseMarkup(markup))).toBe('');
  });

  it('returns only allowed elements and attributes for any input', () => {
    const parts = [
      '<a href="',
      '<a href=/x ',
      '<img src=x onerror=',
      'javascript:x',
      '">',
      '<b',
      '</b>',
      '<!--',
      '&#60;',
      "'",
      '/',
    ];
    const drawn = fours(parts).flatMap((heap) => elementsOf(parseMarkup(heap.join(''))));
    expect(drawn.length).toBeGreaterThan(1000);
    const tags = new Set(drawn.map(({ tag }) => tag));
    expect(['a', 'b', 'br', 'em', 'i', 'li', 'p', 'strong', 'ul']).toEqual(expect.arrayContaining([...tags]));
    expect(drawn.filter(({ href = '/' }) => !/^(https?:\/\/|\/(?!\/))/i.test(href))).toEqual([]);
  });

  it.each(['5 < 6 & "more"', '<script>alert(1)</script>', '&lt;b&gt;', '', 'é € 😀', '<!--'])(
    'returns %p unchanged after escapeMarkup',
    (text) => expect(textOf(parseMarkup(escapeMarkup(text)))).toBe(text),
  );
});

/** Returns every sequence of four parts. */
function fours(parts: readonly string[]): string[][] {
  let heaps: string[][] = [[]];
  for (let count = 0; count < 4; count += 1) {
    heaps = heaps.flatMap((heap) => parts.map((part) => [...heap, part]));
  }
  return heaps;
}

function elementsOf(nodes: readonly MarkupNode[]): Exclude<MarkupNode, string>[] {
  return nodes.flatMap((node) => (typeof node === 'string' ? [] : [node, ...elementsOf(node.children)]));
}
