import type { NavigationItem } from 'shared-contracts/api/shop';
import { FormattedMessage, useIntl } from 'shared-runtime';
import { Link } from 'shared-runtime/router';
import { groupLinks } from './group-links.ts';
import styles from './shop-menu.module.css';

interface MenuPanelProps {
  links: NavigationItem['children'];
  pictures: NavigationItem['pictures'];
}

/** Renders what an entry of the menu opens: the link to its whole list, links below headings, and pictures of some of them. */
export function MenuPanel({ links, pictures = [] }: MenuPanelProps) {
  return (
    <ul role="list" className={styles.panel}>
      {groupLinks(links).map(({ heading, links: own }) =>
        heading === undefined ? (
          own.map(({ label, url }) => (
            <li key={url} className={styles.all}>
              <Link to={url} className={styles.child}>
                {label}
              </Link>
            </li>
          ))
        ) : (
          <li key={heading} className={styles.group}>
            <span className={styles.heading}>{heading}</span>
            <ul role="list">
              {own.map((link) => (
                <li key={link.url}>
                  <MenuLink link={link} />
                </li>
              ))}
            </ul>
          </li>
        ),
      )}
      {pictures.map(({ label, url, image }) => (
        <li key={url} className={styles.picture}>
          <Link to={url}>
            {/* A closed panel has no boxes, so that its lazy pictures are not loaded. */}
            <img
              src={image.url}
              width={image.width}
              height={image.height}
              alt=""
              loading="lazy"
              style={{ backgroundColor: image.colour }}
            />
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function MenuLink({ link: { label, url, endsAt } }: { link: NavigationItem['children'][number] }) {
  const intl = useIntl();
  if (endsAt === undefined) {
    return (
      <Link to={url} className={styles.child}>
        {label}
      </Link>
    );
  }
  const date = intl.formatDate(endsAt, { weekday: 'short', day: 'numeric', month: 'short' });
  return (
    <Link to={url} className={styles.sale}>
      {label}{' '}
      <span className={styles.end}>
        <FormattedMessage id="header.saleEnds" values={{ date }} />
      </span>
    </Link>
  );
}
