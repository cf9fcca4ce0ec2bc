import type { ReactNode } from 'react';

export interface LinkRenderProps {
  href: string;
  children: ReactNode;
  className?: string;
  rel?: string;
  'aria-current'?: 'page';
  'aria-label'?: string;
}

/** Renders a link, so that callers can pass a router's link instead of `<a>`. */
export type LinkRenderer = (props: LinkRenderProps) => ReactNode;
