/** How many talks somebody has in the days around. */
export type Load = ReadonlyMap<string, number>

/** Who holds a talk: the client's own adviser where they are free, else whoever has the fewest talks. Null when nobody is free. */
export function chooseAdviser(
  free: readonly string[],
  { own, load }: { own?: string | null; load: Load },
): string | null {
  if (own && free.includes(own)) return own
  const byLoad = free.toSorted((a, b) => (load.get(a) ?? 0) - (load.get(b) ?? 0) || (a < b ? -1 : 1))
  return byLoad[0] ?? null
}
