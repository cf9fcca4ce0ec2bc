import { useSuspenseQuery } from '@tanstack/react-query';
import { useShop, type PageParams } from 'shared-runtime';
import { cmsPageQuery } from '../../api/cms-page-query.ts';
import { ContentBlockView } from './content-block-view.tsx';
import styles from './editorial-page.module.css';

export function EditorialPage({ params }: { params: PageParams }) {
  const shop = useShop();
  const { data } = useSuspenseQuery(cmsPageQuery(shop, String(params.entityId)));
  const blocks = data.content.map((block, position) => ({ block, key: `${position}-${block.component}` }));
  return (
    <article className={styles.page}>
      <h1 className={styles.title}>{data.title}</h1>
      {blocks.map(({ block, key }) => (
        <ContentBlockView key={key} block={block} />
      ))}
    </article>
  );
}
