import { createElement, type MouseEvent, type ReactNode } from 'react';
import { readMarkup, type Element, type Piece } from './parse-markup.ts';

export interface MarkupProps {
  text: string;
  /** Goes to a path of the shop within the page. */
  onFollow: (path: string) => void;
}

/** Draws what is harmless of a text with markup. */
export function Markup({ text, onFollow }: MarkupProps) {
  return <div>{draw(readMarkup(text), onFollow)}</div>;
}

function draw(pieces: readonly Piece[], onFollow: MarkupProps['onFollow']): ReactNode[] {
  // What is said once does not change places, so that its place is its key.
  return pieces.map((piece, index) =>
    typeof piece === 'string' ? piece : drawElement(piece, index, onFollow),
  );
}

function drawElement(element: Element, key: number, onFollow: MarkupProps['onFollow']): ReactNode {
  const { tag, href } = element;
  const children = draw(element.children, onFollow);
  if (tag === 'br') return <br key={key} />;
  if (tag !== 'a') return createElement(tag, { key }, ...children);
  if (href === undefined) return <span key={key}>{children}</span>;

  function handleClick(event: MouseEvent): void {
    const isSpecial = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (isSpecial || !href?.startsWith('/')) return;
    event.preventDefault();
    onFollow(href);
  }
  return (
    <a key={key} href={href} rel="noopener" onClick={handleClick}>
      {children}
    </a>
  );
}
