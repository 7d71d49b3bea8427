/** Sorts checklist lines by entered positions (from 1). If two positions are equal, a line moved up goes first. */
export function inChosenOrder<Line>(lines: readonly Line[], places: readonly string[]): Line[] {
  return lines
    .map((line, at) => {
      const place = /^\d{1,4}$/.test(places[at]?.trim() ?? '') ? Number(places[at]) : at + 1
      return { line, rank: place + Math.sign(place - at - 1) / 2 }
    })
    .sort((one, other) => one.rank - other.rank)
    .map(({ line }) => line)
}
