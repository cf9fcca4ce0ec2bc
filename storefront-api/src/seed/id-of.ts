export function idOf(ids: ReadonlyMap<string, number>, key: string): number {
  const id = ids.get(key);
  if (id === undefined) throw new Error(`The seed names ${JSON.stringify(key)}, which it does not write`);
  return id;
}
