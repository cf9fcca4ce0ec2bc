import { Link } from 'shared-runtime/router';
import { linkTarget } from '../../../domain/link-target.ts';
import styles from './tiles-block.module.css';

interface Tile {
  link: { label: string; url: string };
  /** Path of a drawing; null for none. */
  drawing: string | null;
}

/** Renders links as tiles. One that does not lead to a page of the shop is a label. */
export function TilesBlock({ items }: { items: readonly Tile[] }) {
  return (
    <ul className={styles.tiles}>
      {items.map(({ link, drawing }, position) => (
        // An editor may enter the same link twice, so the key contains the position.
        <li key={`${position}-${link.url}`} className={styles.tile}>
          <Drawing url={drawing} />
          <Label {...link} />
        </li>
      ))}
    </ul>
  );
}

/** Decorative: the label beside it says the same. */
function Drawing({ url }: { url: string | null }) {
  const target = url === null ? null : linkTarget(url);
  if (target?.kind !== 'shop') return null;
  return <img src={target.path} alt="" width={480} height={320} loading="lazy" className={styles.drawing} />;
}

function Label({ label, url }: Tile['link']) {
  const target = linkTarget(url);
  if (target?.kind !== 'shop') return label;
  return (
    <Link to={target.path} className={styles.link}>
      {label}
    </Link>
  );
}
