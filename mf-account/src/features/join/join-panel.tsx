import type { ReactNode } from 'react';
import type { OverlayProps } from 'shared-contracts/exposes';
import { FormattedMessage, useIntl, useOverlay } from 'shared-runtime';
import { classNames, Tabs } from 'shared-ui';
import styles from './join.module.css';

export type JoinReason = OverlayProps<'account/register'>['reason'];
export type JoinTab = 'join' | 'signIn';

export interface JoinPanelProps {
  reason: JoinReason;
  /** `red` is the colour of the sales. */
  variant?: OverlayProps<'account/register'>['variant'];
  selected: JoinTab;
  onSelect: (tab: JoinTab) => void;
  join: ReactNode;
  signIn: ReactNode;
}

const headings: Record<JoinReason, string> = {
  prices: 'join.heading.prices',
  basket: 'join.heading.basket',
  'protected-link': 'join.heading.protectedLink',
  account: 'join.heading.account',
};

/**
 * Returns the tab to start with. A visitor who clicked "Sign in" has an account; for any other reason that is
 * unknown.
 */
export function firstTab(reason: JoinReason): JoinTab {
  return reason === 'account' ? 'signIn' : 'join';
}

export function JoinPanel({ reason, variant, selected, onSelect, join, signIn }: JoinPanelProps) {
  const intl = useIntl();
  const { titleId } = useOverlay();
  return (
    <div className={classNames(styles.panel, variant && styles[variant])} data-variant={variant}>
      <h2 id={titleId} className={styles.title}>
        <FormattedMessage id={headings[reason]} />
      </h2>
      <p className={styles.lead}>
        <FormattedMessage id="join.lead" />
      </p>
      <Tabs
        label={intl.formatMessage({ id: 'join.tabs' })}
        selected={selected}
        onSelect={onSelect}
        tabs={[
          {
            name: 'join',
            label: intl.formatMessage({ id: 'join.tab.join' }),
            content: <div className={styles.tab}>{join}</div>,
          },
          {
            name: 'signIn',
            label: intl.formatMessage({ id: 'join.tab.signIn' }),
            content: <div className={styles.tab}>{signIn}</div>,
          },
        ]}
      />
    </div>
  );
}
