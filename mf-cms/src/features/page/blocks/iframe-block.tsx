import { Fragment } from 'shared-runtime';
import { linkTarget } from '../../../domain/link-target.ts';
import styles from './iframe-block.module.css';

export interface IframeBlockProps {
  url: string;
  title: string;
  width: number;
  height: number;
}

/** A page of another site, held back by mf-consent until its group is accepted. Without that remote it is a link. */
export function IframeBlock({ url, title, width, height }: IframeBlockProps) {
  return (
    <div className={styles.block}>
      <Fragment
        name="consent/embed"
        props={{ url, title, width, height }}
        hydrate="interaction"
        fallback={() => (linkTarget(url)?.kind === 'elsewhere' ? <a href={url}>{title}</a> : null)}
      />
    </div>
  );
}
