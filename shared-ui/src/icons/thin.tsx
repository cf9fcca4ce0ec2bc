import type { ComponentType, SVGProps } from 'react';

export interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'ref'> {
  /** Width and height in pixels. @default 24 */
  size?: number;
}

/** As lucide's components take them. */
export interface DrawnIconProps extends Omit<IconProps, 'size'> {
  size?: number | string;
}

/** Sets the stroke width of an icon and hides it from screen readers unless it is labelled. */
export function thin(Icon: ComponentType<DrawnIconProps>) {
  return function ThinIcon(props: IconProps) {
    return <Icon strokeWidth={1.5} aria-hidden={props['aria-label'] === undefined} {...props} />;
  };
}
