import { stores } from 'shared-contracts/stores';
import type { RecordInputOf } from 'storefront-ports/import-format';
import { localised } from '../texts.ts';
import { blockTexts } from './block-texts.ts';

export const blocks: readonly RecordInputOf<'static-block'>[] = stores.flatMap(({ id, kind, locale }) =>
  Object.entries(blockTexts).map(([identifier, byKind]) => {
    const { message, link } = byKind[kind];
    return {
      type: 'static-block',
      identifier,
      storeId: id,
      message: localised(message)[locale],
      link: link === null ? null : { label: localised(link.label)[locale], url: link.url },
    };
  }),
);
