import { FormattedMessage } from 'shared-runtime';
import { VisuallyHidden } from 'shared-ui';

/** Announces loading to screen readers; sighted users see the skeletons beside it. */
export function LoadingNote() {
  return (
    <output>
      <VisuallyHidden>
        <FormattedMessage id="loading" />
      </VisuallyHidden>
    </output>
  );
}
