import { useQuery } from '@tanstack/react-query';
import { paths } from 'shared-contracts/routes';
import { failureFromSearch } from 'shared-forms/failure';
import { FormattedMessage, useIntl, useShop, type ApiFailure, type PageParams } from 'shared-runtime';
import { Link, useNavigate } from 'shared-runtime/router';
import { ButtonLink, Card } from 'shared-ui';
import { addressCountriesQuery } from '../../api/addresses.ts';
import { orderDetailsQuery } from '../../api/order-details-query.ts';
import { AccountLayout } from '../../components/account-layout/account-layout.tsx';
import { Notice } from '../../components/notice.tsx';
import { DeferredOrderAddressForm } from './deferred-order-address-form.ts';
import styles from './order-address.module.css';

/** The form of the delivery address of an order, while the order allows it. */
export function OrderAddressPage({ params }: { params: PageParams }) {
  const intl = useIntl();
  const { data: order } = useQuery(orderDetailsQuery(useShop(), Number(params.entityId)));
  if (order === undefined) return null;
  return (
    <AccountLayout
      page="order-history"
      title={intl.formatMessage({ id: 'orders.address' })}
      parents={[
        {
          label: intl.formatMessage({ id: 'orders.title' }, { number: order.incrementId }),
          href: paths.orderView(order.id),
        },
      ]}
      lead={
        order.isSelfEditEnable ? (
          <FormattedMessage id="orders.address.lead" values={{ number: order.incrementId }} />
        ) : undefined
      }
    >
      <AddressOfOrder params={params} />
    </AccountLayout>
  );
}

function AddressOfOrder({ params }: { params: PageParams }) {
  const shop = useShop();
  const navigate = useNavigate();
  const orderId = Number(params.entityId);
  const { data: order } = useQuery(orderDetailsQuery(shop, orderId));
  const { data: options } = useQuery(addressCountriesQuery(shop));
  if (order === undefined || options === undefined) return null;
  const country = options.countries.find(({ code }) => code === order.shippingAddress.country_id);
  if (!order.isSelfEditEnable || country === undefined) return <NotChangeable orderId={orderId} />;

  // `replace`: the Back button must not lead to a form that has been sent.
  const handleDone = (rejection: ApiFailure | null) => {
    if (rejection === null) void navigate(paths.orderChanged(orderId, 'address-changed'), { replace: true });
  };
  return (
    <>
      <Card padding="large" className={styles.card}>
        <DeferredOrderAddressForm
          order={order}
          country={country}
          failure={failureFromSearch(params.search)}
          entered={params.enteredValues}
          onDone={handleDone}
        />
      </Card>
      <OrderLink orderId={orderId} variant="secondary" />
    </>
  );
}

function OrderLink({ orderId, variant }: { orderId: number; variant?: 'secondary' }) {
  return (
    <p>
      <ButtonLink as={Link} to={paths.orderView(orderId)} variant={variant}>
        <FormattedMessage id="orders.toOrder" />
      </ButtonLink>
    </p>
  );
}

/** Replaces the form, also of a change that came too late. */
function NotChangeable({ orderId }: { orderId: number }) {
  return (
    <>
      <Notice kind="warning" takesFocus>
        <FormattedMessage id="orders.notChangeable" />
      </Notice>
      <OrderLink orderId={orderId} />
    </>
  );
}
