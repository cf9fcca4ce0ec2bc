import { Link } from 'shared-runtime/router';
import { linkTarget } from '../../domain/link-target.ts';
import styles from './sitewide-banner.module.css';

export function BannerLink({ link }: { link: { label: string; url: string } }) {
  const target = linkTarget(link.url);
  if (!target) return <span>{link.label}</span>;
  if (target.kind === 'shop') {
    return (
      <Link to={target.path} className={styles.link}>
        {link.label}
      </Link>
    );
  }
  return (
    <a href={target.url} target="_blank" rel="noreferrer" className={styles.link}>
      {link.label}
    </a>
  );
}
