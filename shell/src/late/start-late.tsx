import type { ComponentType } from 'react';
import { RegionIntl } from 'shared-runtime/host';
import { watchTab, type WatchedTab } from '../session/watch-tab.ts';
import { LateContext, type LateFrameParts } from './late-context.ts';
import { LateFrame, type LatePlace } from './late-frame.tsx';
import { messages } from './messages/index.ts';

export type LateComponent = ComponentType<{ place: LatePlace }>;

/** The late parts of the frame, with their words; and from here on somebody looks after the tab. */
export async function startLate(parts: LateFrameParts, watched: WatchedTab): Promise<LateComponent> {
  const connection = watchTab(watched);
  const words = await messages[parts.context.locale]();
  return function LateFrameInWords({ place }) {
    return (
      <LateContext value={parts}>
        <RegionIntl messages={words.default}>
          <LateFrame place={place} connection={connection} />
        </RegionIntl>
      </LateContext>
    );
  };
}
