/** Customer and token of a mailed link. */
export interface MailedLink {
  id: number;
  token: string;
}

/** Reads `id` (specification §2.1: a number) and `token` of a mailed link; null if one is missing or malformed. */
export function mailedLinkOf(search: Readonly<Record<string, string>>): MailedLink | null {
  const { id = '', token = '' } = search;
  if (!/^[1-9]\d{0,8}$/.test(id) || !/^[\w-]{1,200}$/.test(token)) return null;
  return { id: Number(id), token };
}
