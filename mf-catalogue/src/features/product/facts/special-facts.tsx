import type { SpecialKind } from 'shared-contracts/special-products';
import { FormattedMessage } from 'shared-runtime';
import { CheckIcon, InfoIcon, MailIcon, RotateCcwIcon } from 'shared-ui';
import { Fact } from './fact.tsx';

/** Renders what is different for gift vouchers and donations. */
export function SpecialFacts({ kind }: { kind: SpecialKind }) {
  return kind === 'voucher' ? (
    <>
      <Fact icon={<MailIcon />}>
        <FormattedMessage id="product.voucher.delivery" />
      </Fact>
      <Fact icon={<InfoIcon />}>
        <FormattedMessage id="product.voucher.promotion" />
      </Fact>
    </>
  ) : (
    <>
      <Fact icon={<CheckIcon />}>
        <FormattedMessage id="product.donation.delivery" />
      </Fact>
      <Fact icon={<InfoIcon />}>
        <FormattedMessage id="product.donation.points" />
      </Fact>
      <Fact icon={<RotateCcwIcon />}>
        <FormattedMessage id="product.donation.returns" />
      </Fact>
    </>
  );
}
