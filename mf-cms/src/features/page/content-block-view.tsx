import type { ReactNode } from 'react';
import type { ContentBlock } from 'shared-contracts/api/content';
import { ButtonBlock } from './blocks/button-block.tsx';
import { CookiePreferencesBlock } from './blocks/cookie-preferences-block.tsx';
import { FaqBlock } from './blocks/faq-block.tsx';
import { IframeBlock } from './blocks/iframe-block.tsx';
import { ImageBlock } from './blocks/image-block.tsx';
import { SizeGuideBlock } from './blocks/size-guide-block.tsx';
import { TableBlock } from './blocks/table-block.tsx';
import { HeadingBlock, ListBlock, RichTextBlock } from './blocks/text-blocks.tsx';
import { TilesBlock } from './blocks/tiles-block.tsx';

/** Renders one component of the contract. If the contract adds one, this does not compile until it is handled. */
export function ContentBlockView({ block }: { block: ContentBlock }): ReactNode {
  switch (block.component) {
    case 'heading':
      return <HeadingBlock text={block.text} />;
    case 'rich_text':
      return <RichTextBlock paragraphs={block.paragraphs} />;
    case 'list':
      return <ListBlock items={block.items} />;
    case 'image':
      return <ImageBlock image={block.image} caption={block.caption} />;
    case 'button':
      return <ButtonBlock link={block.link} />;
    case 'faq':
      return <FaqBlock items={block.items} />;
    case 'table':
      return <TableBlock caption={block.caption} columns={block.columns} rows={block.rows} />;
    case 'size_guide':
      return <SizeGuideBlock code={block.code} />;
    case 'iframe':
      return <IframeBlock url={block.url} title={block.title} width={block.width} height={block.height} />;
    case 'tiles':
      return <TilesBlock items={block.items} />;
    case 'cookie_preferences_button':
      return <CookiePreferencesBlock label={block.label} />;
    default:
      return skipUnknown(block);
  }
}

/** A newer API may send a component that this release does not know: the other blocks are still rendered. */
function skipUnknown(_block: never): null {
  return null;
}
