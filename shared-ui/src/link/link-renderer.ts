import type { ReactNode } from 'react';

export interface LinkRenderProps {
  href: string;
  children: ReactNode;
  className?: string;
  rel?: string;
  'aria-current'?: 'page';
  'aria-label'?: string;
}

/** Draws a link: lets the user of a component pass a router's link in place of `<a>`. */
export type LinkRenderer = (props: LinkRenderProps) => ReactNode;
