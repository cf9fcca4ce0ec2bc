import { useState } from 'react';
import { FormattedMessage } from 'shared-runtime';
import { VisuallyHidden } from 'shared-ui';

/** Announces every change of the count to screen readers, but not the first known count. */
export function CountAnnouncement({ count, isKnown }: { count: number; isKnown: boolean }) {
  const [announced, setAnnounced] = useState(isKnown ? count : null);
  const [isChanged, setChanged] = useState(false);
  if (isKnown && announced !== count) {
    setAnnounced(count);
    setChanged(announced !== null);
  }
  return (
    <output>
      <VisuallyHidden>
        {isChanged ? <FormattedMessage id="mini.label" values={{ count }} /> : null}
      </VisuallyHidden>
    </output>
  );
}
