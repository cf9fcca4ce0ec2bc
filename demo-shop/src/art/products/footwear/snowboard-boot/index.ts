import { darker } from '../../../drawing/colour.ts';
import type { Drawing } from '../../../drawing/drawing.ts';
import { contactShadow, type Picture } from '../../../drawing/studio.ts';
import { line } from '../../../drawing/solid.ts';
import { part, within } from '../form.ts';
import { lugs } from '../shoe/lugs.ts';
import { drawSoles } from '../shoe/soles.ts';
import { snowboardBootBuild, type SnowboardBootBuild } from './build.ts';
import { closing } from './closing.ts';
import { snowboardLiner, snowboardUpper } from './upper.ts';

const foam =
  'M90 812C84 790 98 784 122 790C260 816 420 812 540 796C620 786 670 786 706 790C724 796 732 820 722 846C640 862 440 862 190 858C122 850 96 836 90 812z';
const tread =
  'M88 820C130 846 260 856 420 852C540 850 660 848 728 824C732 848 726 874 704 878C640 884 560 880 520 874C480 866 440 868 400 874C320 882 240 880 180 872C116 864 88 844 88 820z';

function bottom(drawing: Drawing, { midsole, rubber }: SnowboardBootBuild): string {
  return (
    lugs(rubber, 10, 100, 440, 882) +
    lugs(rubber, 10, 520, 722, 888) +
    part(drawing, foam, midsole, { angle: 85, light: 0.25, shade: 0.3, rim: 0.5 }) +
    within(
      drawing,
      foam,
      line('M100 806C260 836 420 830 560 816C640 808 690 806 720 808', darker(midsole, 0.5), {
        width: 4,
        opacity: 0.4,
      }),
    ) +
    part(drawing, tread, rubber, { angle: 90, light: 0.22, rim: 0.3 })
  );
}

/** Draws a snowboard boot. */
export function drawSnowboardBoot(drawing: Drawing): Picture {
  const build = snowboardBootBuild(drawing);
  if (drawing.spec.view === 'back')
    return drawSoles(drawing, { pattern: 'waffle', rubber: build.rubber, rim: build.midsole, width: 1.1 });
  const parts = [
    contactShadow(drawing, 404, 890, 312),
    snowboardLiner(drawing, build),
    snowboardUpper(drawing, build),
    bottom(drawing, build),
    closing(drawing, build),
  ];
  return {
    body: `<g transform="translate(-14 -16) scale(1.02)">${parts.join('')}</g>`,
    focus: { x: 430, y: 450, zoom: 1.9 },
  };
}
