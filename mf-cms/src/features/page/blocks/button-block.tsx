import { Link } from 'shared-runtime/router';
import { ButtonLink, ExternalLinkIcon } from 'shared-ui';
import { linkTarget } from '../../../domain/link-target.ts';
import styles from './button-block.module.css';

export function ButtonBlock({ link }: { link: { label: string; url: string } }) {
  const target = linkTarget(link.url);
  if (!target) return <p>{link.label}</p>;
  return (
    <p className={styles.action}>
      {target.kind === 'shop' ? (
        <ButtonLink as={Link} to={target.path}>
          {link.label}
        </ButtonLink>
      ) : (
        <ButtonLink href={target.url} target="_blank" rel="noreferrer" variant="secondary">
          {link.label}
          <ExternalLinkIcon />
        </ButtonLink>
      )}
    </p>
  );
}
