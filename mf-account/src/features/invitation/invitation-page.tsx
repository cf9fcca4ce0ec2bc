import { useId } from 'react';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, Fragment, useSession, useShop, type PageParams } from 'shared-runtime';
import { allProductsQuery, invitationTextQuery, referralPointsQuery } from '../../api/invitation.ts';
import { invitationKind, type InvitationKind } from '../../domain/invitation.ts';
import { readInvitedList } from '../../domain/invited-list.ts';
import { InvitationActions } from './invitation-actions.tsx';
import { InvitationRewards } from './invitation-rewards.tsx';
import styles from './invitation.module.css';

/** Renders what a referral link leads to: the benefits of both, the way to join, and the products of the shop. */
export function InvitationPage({ params }: { params: PageParams }) {
  const kind = invitationKind(useSession(), String(params.entityId));
  const points = useQuery(referralPointsQuery(useShop())).data?.referralPoints ?? 0;
  return (
    <div className={styles.page}>
      <section className={styles.invitation}>
        <Introduction kind={kind} />
        {kind === 'invited' || kind === 'own' ? <InvitationRewards kind={kind} points={points} /> : null}
        <InvitationActions kind={kind} />
      </section>
      <Products search={params.search} />
    </div>
  );
}

function Introduction({ kind }: { kind: InvitationKind }) {
  const { data } = useQuery(invitationTextQuery(useShop()));
  if (kind === 'own' || kind === 'member') {
    return (
      <>
        <h1 className={styles.title}>
          <FormattedMessage id={kind === 'own' ? 'invitation.own.title' : 'invitation.member.title'} />
        </h1>
        <p className={styles.text}>
          <FormattedMessage id={kind === 'own' ? 'invitation.own.text' : 'invitation.member.text'} />
        </p>
      </>
    );
  }
  return (
    <>
      <h1 className={styles.title}>{data?.title}</h1>
      <p className={styles.text}>{data?.text}</p>
      {kind === 'unknown' ? (
        <p className={styles.text}>
          <FormattedMessage id="invitation.unknown" />
        </p>
      ) : null}
    </>
  );
}

/** Left out for a guest of a store that shows its goods to members only, and if the list cannot be loaded. */
function Products({ search }: { search: PageParams['search'] }) {
  const id = useId();
  const shop = useShop();
  const { isUserLoggedIn } = useSession();
  const { data } = useQuery(allProductsQuery(shop));
  const isClosed = shop.store.access === 'login_required' && !isUserLoggedIn;
  if (isClosed || typeof data?.entity_id !== 'number') return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        <FormattedMessage id="invitation.products" />
      </h2>
      <Fragment name="catalogue/listing" props={readInvitedList(search, data.entity_id)} fallback={nothing} />
    </section>
  );
}

const nothing = () => null;
