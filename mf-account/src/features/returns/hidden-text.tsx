import type { ReactNode } from 'react';
import { VisuallyHidden } from 'shared-ui';

/** Renders a part of a message for screen readers only. */
export const hiddenText = (text: ReactNode) => <VisuallyHidden key="hidden">{text}</VisuallyHidden>;
