import { getDocumentProxy, getResolvedPDFJS } from 'unpdf';

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>['getPage']>>;
type Node = NonNullable<Awaited<ReturnType<Page['getStructTree']>>> & { alt?: string };

/** What a screen reader finds in a PDF. */
export interface ReadStructure {
  isTagged: boolean;
  /** Of each page: its elements with their texts, one a line, indented by two spaces for each level. */
  pages: string[];
  /** Of each page: the texts that are skipped. */
  skipped: string[];
  /** How often something is painted that is neither content of an element nor an artefact. */
  untagged: number;
  /** The scopes of header cells, in the order of the file. */
  scopes: string[];
}

export async function readStructure(bytes: Uint8Array): Promise<ReadStructure> {
  // Dictionaries of the structure are not compressed, and pdf.js does not return scopes.
  const scopes = Array.from(
    Buffer.from(bytes)
      .toString('latin1')
      .matchAll(/\/Scope \/(\w+)/g),
    ([, scope]) => `${scope}`,
  );
  const document = await getDocumentProxy(Uint8Array.from(bytes));
  const structure: ReadStructure = { isTagged: false, pages: [], skipped: [], untagged: 0, scopes };
  structure.isTagged = (await document.getMarkInfo())?.Marked === true;
  for (let number = 1; number <= document.numPages; number += 1) {
    // oxlint-disable no-await-in-loop -- one after the other, in order
    const page = await document.getPage(number);
    const { texts, skipped } = await markedTexts(page);
    const tree = await page.getStructTree();
    structure.pages.push(
      tree === null ? '' : tree.children.flatMap((node) => linesOf(node, texts, '')).join('\n'),
    );
    structure.skipped.push(skipped);
    structure.untagged += await countUntagged(page);
    // oxlint-enable no-await-in-loop
  }
  return structure;
}

/** Returns the texts of a page by the id of their marked content. */
async function markedTexts(page: Page): Promise<{ texts: Map<string, string>; skipped: string }> {
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  const texts = new Map<string, string>();
  let skipped = '';
  let id: string | null = null;
  for (const item of items) {
    if ('str' in item) {
      const text = `${item.str}${item.hasEOL ? ' ' : ''}`;
      if (id === null) skipped += text;
      else texts.set(id, (texts.get(id) ?? '') + text);
    } else {
      id = item.type === 'beginMarkedContentProps' ? item.id : null;
      skipped += ' ';
    }
  }
  return { texts, skipped: singleSpaces(skipped) };
}

const singleSpaces = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

function linesOf(
  node: Node | Node['children'][number],
  texts: Map<string, string>,
  indent: string,
): string[] {
  if (!('role' in node)) return [];
  const own = node.children.flatMap((child) => ('id' in child ? [texts.get(child.id) ?? ''] : [])).join(' ');
  const alt = 'alt' in node ? `[${node.alt}]` : '';
  const line = [`${indent}${node.role}`, alt, singleSpaces(own)].filter((part) => part !== '').join(' ');
  return [line, ...node.children.flatMap((child) => linesOf(child, texts, `${indent}  `))];
}

async function countUntagged(page: Page): Promise<number> {
  const { OPS } = await getResolvedPDFJS();
  const { fnArray } = await page.getOperatorList();
  const opens = new Set([OPS.beginMarkedContent, OPS.beginMarkedContentProps]);
  const paints = new Set([OPS.constructPath, OPS.fill, OPS.stroke, OPS.eoFill, OPS.fillStroke, OPS.showText]);
  let depth = 0;
  let untagged = 0;
  for (const operator of fnArray) {
    if (opens.has(operator as 69)) depth += 1;
    else if (operator === OPS.endMarkedContent) depth -= 1;
    else if (depth === 0 && paints.has(operator as 91)) untagged += 1;
  }
  return untagged;
}
