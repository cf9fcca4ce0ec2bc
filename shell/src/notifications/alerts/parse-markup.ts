/** Text, or a safe element with children. */
export type MarkupNode = string | MarkupElement;

export interface MarkupElement {
  tag: Tag;
  /** Present for safe targets only. */
  href?: string;
  children: MarkupNode[];
}

/** Allowed elements. */
const tags = ['a', 'b', 'br', 'em', 'i', 'li', 'p', 'strong', 'ul'] as const;
export type Tag = (typeof tags)[number];

/** Elements whose content is dropped. */
const ignoredTags = ['script', 'style', 'template', 'title', 'textarea', 'noscript', 'iframe', 'svg', 'math'];

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
};

const token = /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-z][a-z0-9]*)\b((?:"[^"]*"|'[^']*'|[^'">])*)>|[^<]+|</gi;

/**
 * Parses an alert's markup into nodes that React renders. Unknown elements and attributes are dropped, and no text
 * reaches the browser as HTML: misparsed input is at worst shown as text. So no sanitiser is needed, which would
 * require its own Trusted Types policy.
 */
export function parseMarkup(markup: string): MarkupNode[] {
  const root: MarkupNode[] = [];
  const open: MarkupElement[] = [];
  let ignoredTag: string | null = null;

  const append = (node: MarkupNode) => (open.at(-1)?.children ?? root).push(node);

  function openElement(tag: Tag, attributes: string): void {
    const href = tag === 'a' ? linkOf(attributes) : null;
    const element: MarkupElement = { tag, ...(href === null ? {} : { href }), children: [] };
    append(element);
    if (tag !== 'br') open.push(element);
  }

  function closeElement(tag: string): void {
    const at = open.findLastIndex((element) => element.tag === tag);
    if (at >= 0) open.length = at;
  }

  for (const [text, slash, name, attributes = ''] of markup.matchAll(token)) {
    const tag = name?.toLowerCase();
    if (ignoredTag !== null) {
      if (slash === '/' && tag === ignoredTag) ignoredTag = null;
    } else if (tag === undefined) {
      if (!text.startsWith('<!--')) append(decode(text));
    } else if (slash === '/') closeElement(tag);
    else if (isKnown(tag)) openElement(tag, attributes);
    else if (ignoredTags.includes(tag)) ignoredTag = tag;
  }
  return root;
}

const isKnown = (tag: string): tag is Tag => (tags as readonly string[]).includes(tag);

/** Returns the target of a link: a path of the shop or an http(s) URL; null for others, such as `javascript:`. */
function linkOf(attributes: string): string | null {
  const match = /(?:^|\s)href\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i.exec(attributes);
  const href = decode(match?.[1] ?? match?.[2] ?? match?.[3] ?? '').trim();
  return /^(?:https?:\/\/|\/(?![/\\]))[^\s\\]*$/i.test(href) ? href : null;
}

function decode(text: string): string {
  return text.replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/gi, (reference, decimal, hex, name) => {
    if (name !== undefined) {
      const entityName = String(name).toLowerCase();
      return Object.hasOwn(entities, entityName) ? (entities[entityName] ?? reference) : reference;
    }
    const code = decimal === undefined ? parseInt(String(hex), 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : reference;
  });
}
