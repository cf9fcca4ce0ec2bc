import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { NamedPicture } from '../../db/schema/index.ts';

/** Selects the first named picture only, for lists that show one of each product. */
export const firstPicture = (pictures: SQLWrapper): SQL<NamedPicture[]> =>
  sql<NamedPicture[]>`jsonb_path_query_array(${pictures}, '$[0]')`;
