import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export const fixtureConfig = `import { sessionChanged } from 'shared-contracts/events/session';

export default {
  name: 'mf-cms',
  squad: 'content',
  exposes: {
    './pages/page': './src/exposes/page.tsx',
    './fragments/sitewide-banner': './src/exposes/banner.tsx',
    './startups/reminder': './src/exposes/reminder.ts',
  },
  startup: { './startups/reminder': 40 },
  pageTypes: { story: { page: 'cms/page', entry: 'public', tracking: 'Info' } },
  timeoutMs: 2500,
  budgetKb: 40,
};
`;

/** A minimal remote with a page, a style, a call, an event, an overlay, two languages and shared modules. */
const files: Record<string, string> = {
  'package.json': JSON.stringify({ name: 'mf-cms', version: '1.2.3', type: 'module' }),
  'federation.config.ts': fixtureConfig,
  'src/exposes/page.tsx': `import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useQuery } from '@tanstack/react-query';
import { basketUpdate } from 'shared-contracts/descriptors/basket';
import { sessionChanged } from 'shared-contracts/events/session';
import { useBusEvent, useOpenOverlay, useShop } from 'shared-runtime';
import { messages } from '../messages/index.ts';
import styles from './page.module.css';

function Page() {
  const [count, setCount] = useState(0);
  const shop = useShop();
  const openOverlay = useOpenOverlay();
  useBusEvent(sessionChanged, () => openOverlay('account/register', { reason: 'account' }));
  useQuery({ queryKey: [shop.locale], queryFn: () => count });
  const update = () => {
    setCount(count + 1);
    void shop.api.call(basketUpdate, { store_id: 1, cartItemId: 5, qty: count, version: 2 });
  };
  return <h1 className={styles.title} onClick={update}>{createPortal(count, document.body)}</h1>;
}

export const page = { Component: Page, messages };
`,
  'src/exposes/banner.tsx': `import { messages } from '../messages/banner/index.ts';
import styles from './page.module.css';

export const fragment = { Component: () => <p className={styles.title}>Banner</p>, messages };
`,
  'src/exposes/reminder.ts': `import './page.module.css';

export const startup = { start: (host) => host.alerts.show({ key: 'reminder', content: 'Wax your skis' }) };
`,
  'src/exposes/page.module.css': '.title { color: rgb(1, 2, 3); }\n',
  'src/messages/index.ts': `export const messages = {
  en_GB: () => import(/* webpackChunkName: "messages-en_GB" */ './en_GB.json', { with: { type: 'json' } }),
  fr_FR: () => import(/* webpackChunkName: "messages-fr_FR" */ './fr_FR.json', { with: { type: 'json' } }),
};
`,
  'src/messages/banner/index.ts': `export const messages = {
  en_GB: () => import(/* webpackChunkName: "messages-banner-en_GB" */ './en_GB.json', { with: { type: 'json' } }),
  fr_FR: () => import(/* webpackChunkName: "messages-banner-fr_FR" */ './fr_FR.json', { with: { type: 'json' } }),
};
`,
  'src/messages/banner/en_GB.json': JSON.stringify({ title: 'Banner for {name}' }),
  'src/messages/banner/fr_FR.json': JSON.stringify({ title: 'Bannière pour {name}' }),
  'src/messages/en_GB.json': JSON.stringify({ found: '{count, plural, one {# glove} other {# gloves}}' }),
  'src/messages/fr_FR.json': JSON.stringify({ found: '{count, plural, one {# gant} other {# gants}}' }),
};

export function writeFixtureRemote(folder: string, changes: Record<string, string> = {}): void {
  for (const [path, text] of Object.entries({ ...files, ...changes })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}
