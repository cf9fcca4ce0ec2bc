import type { ReactNode } from 'react';
import { signPath } from 'shared-contracts/pictures';
import type { Store } from 'shared-contracts/stores';
import { consolePath } from '../change-form.ts';

export interface Frame {
  store: Store;
  /** The shell's, with its tokens, then the console's own. */
  stylesheets: readonly { href: string; integrity?: string }[];
  /** The member of staff. */
  email: string;
}

export interface ConsolePageProps {
  frame: Frame;
  title: string;
  children: ReactNode;
}

/** A whole document without any script. */
export function ConsolePage({ frame: { store, stylesheets, email }, title, children }: ConsolePageProps) {
  return (
    <html lang="en-GB" data-brand={store.brand}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, nofollow" />
        <title>{`${title} – ${store.shopName}`}</title>
        <link rel="icon" href={signPath(`${store.brand}-favicon`)} type="image/svg+xml" />
        {stylesheets.map(({ href, integrity }) => (
          <link
            key={href}
            rel="stylesheet"
            href={href}
            {...(integrity === undefined ? {} : { integrity, crossOrigin: 'anonymous' as const })}
          />
        ))}
      </head>
      <body className="console">
        <a className="skip-link" href="#main">
          Skip to the content
        </a>
        <header className="console-bar" data-surface="inverse">
          <div className="container console-bar-inside">
            <a className="console-home" href={consolePath}>
              {store.shopName} <span>Releases</span>
            </a>
            <p className="console-who">{email}</p>
            <a href="/">To the shop</a>
          </div>
        </header>
        <main id="main" className="container console-main" tabIndex={-1}>
          {children}
        </main>
      </body>
    </html>
  );
}
