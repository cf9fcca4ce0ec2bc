import { FormattedMessage } from 'shared-runtime';
import { VisuallyHidden } from 'shared-ui';

/** Label of a save button. Screen readers add the part of the page that it saves, because several have one. */
export function SaveLabel({ part }: { part: string }) {
  return (
    <FormattedMessage
      id="information.save"
      values={{ part, hidden: (text) => <VisuallyHidden key="part">{text}</VisuallyHidden> }}
    />
  );
}
