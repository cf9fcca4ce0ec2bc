import { useState } from 'react';
import { FormattedMessage } from 'shared-runtime';
import { VisuallyHidden } from 'shared-ui';

/** Silent about what the page came with; says every change after it. */
export function CountAnnouncement({ count, isKnown }: { count: number; isKnown: boolean }) {
  const [heard, setHeard] = useState(isKnown ? count : null);
  const [isChanged, setChanged] = useState(false);
  if (isKnown && heard !== count) {
    setHeard(count);
    setChanged(heard !== null);
  }
  return (
    <output>
      <VisuallyHidden>
        {isChanged ? <FormattedMessage id="mini.label" values={{ count }} /> : null}
      </VisuallyHidden>
    </output>
  );
}
