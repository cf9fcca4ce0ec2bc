import { pageTextAreas, type PageTextArea } from 'shared-contracts/api/content';
import { pageText, type ContentContext } from '../content/service.ts';
import { descriptions } from './descriptions.ts';
import { titles } from './titles.ts';

/** Static pages whose title and description are texts of the shop (`page-text` records). */
type TextPage = Exclude<PageTextArea, 'not-found'>;
type TitledPage = keyof (typeof titles)['en_GB'];
export type OwnPage = TextPage | TitledPage;

interface PageText {
  title: string;
  description: string;
}

/**
 * Returns title and description of a static page. Pages without a text of the shop have a
 * description of their own if they are not personal, and otherwise their title. The title is
 * empty if the shop has not imported the text.
 */
export async function ownPageText(page: OwnPage, context: ContentContext): Promise<PageText> {
  if (hasShopText(page)) {
    const { title, text } = await pageText(context, page);
    return { title, description: text };
  }
  const { locale } = context.store;
  const title = titles[locale][page];
  return { title, description: hasDescription(page) ? descriptions[page][locale] : title };
}

function hasShopText(page: OwnPage): page is TextPage {
  return pageTextAreas.some((area) => area === page);
}

function hasDescription(page: TitledPage): page is keyof typeof descriptions {
  return Object.hasOwn(descriptions, page);
}
