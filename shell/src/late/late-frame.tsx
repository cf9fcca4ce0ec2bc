import { useEffect } from 'react';
import type { Connection } from '../session/watch-tab.ts';
import { BackToTop } from './back-to-top.tsx';
import { ConnectionNotice } from './connection-notice.tsx';
import { Dimming } from './dimming.tsx';
import { followStoreLinks } from './follow-store-links.ts';
import { SmartBanner } from './smart-banner.tsx';

/** Where the frame leaves room for what comes late. */
export type LatePlace = 'beside-page';

/** Parts of the frame that nobody misses before the page is alive. None of them may move what is there already. */
export function LateFrame({ place, connection }: { place: LatePlace; connection: Connection }) {
  useEffect(() => followStoreLinks(), []);
  switch (place) {
    case 'beside-page':
      return (
        <>
          <BackToTop />
          <Dimming />
          <SmartBanner />
          <ConnectionNotice {...connection} />
        </>
      );
  }
}
