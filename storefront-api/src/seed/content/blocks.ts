import { stores } from 'shared-contracts/stores';
import type { staticBlocks } from '../../db/schema/index.ts';
import { localised } from '../texts.ts';
import { blockTexts } from './block-texts.ts';

export const blocks: readonly (typeof staticBlocks.$inferInsert)[] = stores.flatMap(({ id, kind, locale }) =>
  Object.entries(blockTexts).map(([identifier, byKind]) => {
    const { message, link } = byKind[kind];
    return {
      identifier,
      storeId: id,
      message: localised(message)[locale],
      link: link === null ? null : { label: localised(link.label)[locale], url: link.url },
    };
  }),
);
