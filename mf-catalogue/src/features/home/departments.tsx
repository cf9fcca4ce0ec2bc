import type { Department } from 'shared-contracts/api/catalogue';
import { pictureOf } from 'shared-contracts/pictures';
import { FormattedMessage, shareOnServer } from 'shared-runtime';
import { Link } from 'shared-runtime/router';
import { Picture } from 'shared-ui';
import styles from './departments.module.css';

const sizes = '(min-width: 1440px) 270px, (min-width: 1025px) 20vw, 50vw';

/** Renders links to the departments. */
export const Departments = shareOnServer(function Departments({
  departments,
}: {
  departments: readonly Department[];
}) {
  if (departments.length === 0) return null;
  return (
    <section aria-labelledby="departments" className={styles.section}>
      <h2 id="departments">
        <FormattedMessage id="home.departments" />
      </h2>
      <ul className={styles.tiles}>
        {departments.map(({ id, name, url, image }) => (
          <li key={id}>
            <Link to={url} className={styles.tile}>
              <Picture
                {...pictureOf(image, { from: 240, to: 1000 })}
                alt=""
                sizes={sizes}
                className={styles.image}
              />
              <span className={styles.name}>{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
});
