import { createElement, type ReactNode } from 'react';
import { Link } from 'shared-runtime/router';
import { readMarkup, type Piece } from './read-markup.ts';

/** Draws what is harmless of a text with markup. */
export function Markup({ text }: { text: string }) {
  return <div>{draw(readMarkup(text))}</div>;
}

function draw(pieces: readonly Piece[]): ReactNode[] {
  // What is said once does not change places, so that its place is its key.
  return pieces.map((piece, index) => (typeof piece === 'string' ? piece : drawElement(piece, index)));
}

function drawElement({ tag, href, children }: Exclude<Piece, string>, key: number): ReactNode {
  if (tag === 'br') return <br key={key} />;
  if (tag !== 'a') return createElement(tag, { key }, ...draw(children));
  if (href === undefined) return <span key={key}>{draw(children)}</span>;
  if (href.startsWith('/')) {
    return (
      <Link key={key} to={href}>
        {draw(children)}
      </Link>
    );
  }
  return (
    <a key={key} href={href} rel="noopener">
      {draw(children)}
    </a>
  );
}
