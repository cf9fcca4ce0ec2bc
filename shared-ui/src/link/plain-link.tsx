import type { ReactNode } from 'react';
import type { LinkRenderProps } from './link-renderer.ts';

export function plainLink({ children, ...props }: LinkRenderProps): ReactNode {
  return <a {...props}>{children}</a>;
}
