import { FormattedMessage } from 'shared-runtime';
import { VisuallyHidden } from 'shared-ui';

/** Says once, to who cannot see the skeletons beside it, that something is on its way. */
export function LoadingNote() {
  return (
    <output>
      <VisuallyHidden>
        <FormattedMessage id="loading" />
      </VisuallyHidden>
    </output>
  );
}
