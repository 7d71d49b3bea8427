/**
 * Sorts lines by the positions that the user typed beside them (1 is the first). A line moved up is placed before the
 * line at the typed position; a line moved down is placed after it.
 */
export function inChosenOrder<Line>(lines: readonly Line[], places: readonly string[]): Line[] {
  return lines
    .map((line, at) => {
      const place = /^\d{1,4}$/.test(places[at]?.trim() ?? '') ? Number(places[at]) : at + 1
      return { line, rank: place + Math.sign(place - at - 1) / 2 }
    })
    .sort((one, other) => one.rank - other.rank)
    .map(({ line }) => line)
}
