import { FormattedMessage } from 'shared-runtime';
import { Notice } from '../../components/notice.tsx';

/** Says that an address is not in the book any more. Another member's address looks the same. */
export function MissingAddress({ takesFocus = false }: { takesFocus?: boolean }) {
  return (
    <Notice kind="warning" takesFocus={takesFocus}>
      <FormattedMessage id="addresses.gone" />
    </Notice>
  );
}
