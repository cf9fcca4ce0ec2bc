import { createIntl } from 'react-intl';
import { toLanguageTag } from 'shared-contracts/locales';
import type { Store } from 'shared-contracts/stores';
import { messages } from '../../../src/messages/index.ts';
import { shellStylesheets, type ShellBuild } from '../../shell-build.ts';

export interface PlainPageMessages {
  title: string;
  text: string;
  /** Label of the link, which reloads the page if there is no target. */
  retry: string;
}

/** Loads the shell's messages of a store's language, for pages that are rendered without React. */
export async function loadTranslate(store: Store): Promise<(id: string) => string> {
  const catalogue = (await messages[store.locale]()).default as Record<string, string>;
  const intl = createIntl({ locale: toLanguageTag(store.locale), messages: catalogue });
  return (id) => intl.formatMessage({ id });
}

/**
 * Renders a page without header and footer, and without React, the API or any remote, each of which may have failed.
 *
 * @param target URL to which the visitor is forwarded, checked by the caller; without it the link reloads the page
 */
export function plainPage(
  store: Store,
  build: ShellBuild,
  texts: PlainPageMessages,
  target?: string,
): string {
  const links = shellStylesheets(build).map(
    ({ href, integrity }) =>
      `<link rel="stylesheet" href="${href}" integrity="${integrity}" crossorigin="anonymous">`,
  );
  // Works without scripts. Zero seconds: no time limit for reading (WCAG 2.2.1).
  const forward =
    target === undefined ? '' : `<meta http-equiv="refresh" content="0;url=${escaped(target)}">`;
  const shop = escaped(store.shopName);
  return `<!doctype html><html lang="${toLanguageTag(store.locale)}" data-brand="${store.brand}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${shop}</title>${links.join('')}${forward}</head><body class="plain-page"><main><p class="plain-page-shop">${shop}</p><h1>${escaped(texts.title)}</h1><p>${escaped(texts.text)}</p><p><a class="plain-page-retry" href="${escaped(target ?? '')}">${escaped(texts.retry)}</a></p></main></body></html>`;
}

/** Escapes text for the content of an element and for a quoted attribute. */
export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
