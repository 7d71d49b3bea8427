export type Load = ReadonlyMap<string, number>

/** The client's own adviser if free, otherwise the free adviser with the fewest appointments; null if none is free. */
export function chooseAdviser(
  free: readonly string[],
  { own, load }: { own?: string | null; load: Load },
): string | null {
  if (own && free.includes(own)) return own
  const byLoad = free.toSorted((a, b) => (load.get(a) ?? 0) - (load.get(b) ?? 0) || (a < b ? -1 : 1))
  return byLoad[0] ?? null
}
