import type { OverlayModule } from 'shared-runtime';
import { useOverlay } from 'shared-runtime';
import { words } from './fault.ts';
import { messages } from './messages.ts';
import { renderFault } from './render-fault.ts';

function StandInOverlay() {
  const { titleId } = useOverlay();
  renderFault();
  return <h2 id={titleId}>{words}</h2>;
}

export const overlay: OverlayModule = {
  Component: StandInOverlay,
  width: 450,
  isClosable: true,
  messages,
};
