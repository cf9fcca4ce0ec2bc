import { readFileSync } from 'node:fs';
import Mustache from 'mustache';
import type { StoreBrand } from 'shared-contracts/stores';
import type { MailContent } from './mail-content.ts';

const layouts = new Map<StoreBrand, string>();

function layoutOf(brand: StoreBrand): string {
  const known = layouts.get(brand);
  if (known !== undefined) return known;
  const layout = readFileSync(new URL(`layout/compiled/${brand}.html`, import.meta.url), 'utf8');
  layouts.set(brand, layout);
  return layout;
}

/** Returns the mail in HTML. Mustache escapes every text. */
export function renderHtml(content: MailContent, brand: StoreBrand): string {
  return Mustache.render(layoutOf(brand), content);
}

/** Returns the mail as plain text. The button is its address. */
export function renderText(content: MailContent): string {
  const { heading, greeting, paragraphs, button, buttonUrl, notes, signature, team, footer } = content;
  const blocks = [
    heading,
    greeting,
    ...paragraphs,
    `${button}\n${buttonUrl}`,
    ...notes,
    `${signature}\n${team}`,
    ['-- ', ...footer].join('\n'),
  ];
  return `${blocks.join('\n\n')}\n`;
}
