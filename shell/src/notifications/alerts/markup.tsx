import { createElement, type MouseEvent, type ReactNode } from 'react';
import { isModifiedClick } from 'shared-ui';
import { parseMarkup, type MarkupElement, type MarkupNode } from './parse-markup.ts';

export interface MarkupProps {
  text: string;
  /** Navigates to a path of the shop. */
  onFollow: (path: string) => void;
}

/** Renders the safe subset of an alert's markup. */
export function Markup({ text, onFollow }: MarkupProps) {
  return <div>{renderNodes(parseMarkup(text), onFollow)}</div>;
}

function renderNodes(nodes: readonly MarkupNode[], onFollow: MarkupProps['onFollow']): ReactNode[] {
  // The list is static, so the index is a stable key.
  return nodes.map((node, index) => (typeof node === 'string' ? node : renderElement(node, index, onFollow)));
}

function renderElement(element: MarkupElement, key: number, onFollow: MarkupProps['onFollow']): ReactNode {
  const { tag, href } = element;
  const children = renderNodes(element.children, onFollow);
  if (tag === 'br') return <br key={key} />;
  if (tag !== 'a') return createElement(tag, { key }, ...children);
  if (href === undefined) return <span key={key}>{children}</span>;

  function handleClick(event: MouseEvent): void {
    if (isModifiedClick(event) || !href?.startsWith('/')) return;
    event.preventDefault();
    onFollow(href);
  }
  return (
    <a key={key} href={href} rel="noopener" onClick={handleClick}>
      {children}
    </a>
  );
}
