export type Load = ReadonlyMap<string, number>

/** Adviser for an appointment: the client's own if free, else the one with the fewest; null if none is free. */
export function chooseAdviser(
  free: readonly string[],
  { own, load }: { own?: string | null; load: Load },
): string | null {
  if (own && free.includes(own)) return own
  const byLoad = free.toSorted((a, b) => (load.get(a) ?? 0) - (load.get(b) ?? 0) || (a < b ? -1 : 1))
  return byLoad[0] ?? null
}
