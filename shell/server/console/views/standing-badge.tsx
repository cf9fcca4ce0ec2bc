import { standings, type Standing } from '../labels.ts';

export function StandingBadge({ standing }: { standing: Standing }) {
  return <span className={`console-badge console-badge-${standing}`}>{standings[standing]}</span>;
}
