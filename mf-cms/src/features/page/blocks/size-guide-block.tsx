import { Fragment, FormattedMessage } from 'shared-runtime';
import { Button } from 'shared-ui';
import styles from './size-guide-block.module.css';

/** Renders a size guide of the catalogue, or a way to load it again. */
export function SizeGuideBlock({ code }: { code: string }) {
  return (
    <div className={styles.guide}>
      <Fragment
        name="catalogue/size-chart"
        props={{ code }}
        hydrate="idle"
        fallback={(retry) => (
          <div role="alert" className={styles.failed}>
            <p>
              <FormattedMessage id="sizeGuide.failed" />
            </p>
            <Button variant="secondary" onClick={retry}>
              <FormattedMessage id="sizeGuide.retry" />
            </Button>
          </div>
        )}
      />
    </div>
  );
}
