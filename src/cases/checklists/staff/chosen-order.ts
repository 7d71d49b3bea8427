/** Sorts by entered positions (from 1). On a tie with an unmoved line, a moved line goes before it when moved up. */
export function inChosenOrder<Line>(lines: readonly Line[], places: readonly string[]): Line[] {
  return lines
    .map((line, at) => {
      const place = /^\d{1,4}$/.test(places[at]?.trim() ?? '') ? Number(places[at]) : at + 1
      return { line, rank: place + Math.sign(place - at - 1) / 2 }
    })
    .sort((one, other) => one.rank - other.rank)
    .map(({ line }) => line)
}
