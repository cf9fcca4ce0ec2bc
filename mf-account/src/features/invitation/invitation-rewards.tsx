import { FormattedMessage, useMoneyFormat, useShop } from 'shared-runtime';
import { pointValue } from '../../domain/point-value.ts';
import styles from './invitation.module.css';

/**
 * Renders the benefits of an invitation. `points`: those of the inviter for the first order of the invited, as the store's
 * configuration says; 0 for none.
 */
export function InvitationRewards({ kind, points }: { kind: 'invited' | 'own'; points: number }) {
  const { store } = useShop();
  const format = useMoneyFormat();
  const values = { points, value: format(pointValue(points, store.currency)) };
  if (kind === 'own') {
    return points > 0 ? (
      <p className={styles.text}>
        <FormattedMessage id="invitation.own.points" values={values} />
      </p>
    ) : null;
  }
  return (
    <dl className={styles.rewards}>
      <div>
        <dt>
          <FormattedMessage id="invitation.you" />
        </dt>
        <dd>
          <FormattedMessage id="invitation.you.text" />
        </dd>
      </div>
      {points > 0 ? (
        <div>
          <dt>
            <FormattedMessage id="invitation.friend" />
          </dt>
          <dd>
            <FormattedMessage id="invitation.friend.text" values={values} />
          </dd>
        </div>
      ) : null}
    </dl>
  );
}
