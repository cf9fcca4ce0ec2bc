import { paths } from 'shared-contracts/routes';
import { FormattedMessage, useSession, type PageParams } from 'shared-runtime';
import { Card } from 'shared-ui';
import { AccountLayout } from '../../components/account-layout/account-layout.tsx';
import { BrandPicker } from './brand-picker.tsx';

/** The brands that a member follows. For members only. */
export function BrandInterestsPage({ params }: { params: PageParams }) {
  const { id } = useSession();
  return (
    <AccountLayout page="brands-interest" lead={<FormattedMessage id="brands.lead" />}>
      <Card as="section" padding="large">
        <BrandPicker key={id} back={paths.brandsInterest} search={params.search} />
      </Card>
    </AccountLayout>
  );
}
