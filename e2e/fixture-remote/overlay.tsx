import type { OverlayModule } from 'shared-runtime';
import { useOverlay } from 'shared-runtime';
import { fixtureText } from './active-fault.ts';
import { messages } from './messages.ts';
import { renderFault } from './render-fault.ts';

function FixtureOverlay() {
  const { titleId } = useOverlay();
  renderFault();
  return <h2 id={titleId}>{fixtureText}</h2>;
}

export const overlay: OverlayModule = {
  Component: FixtureOverlay,
  messages,
};
