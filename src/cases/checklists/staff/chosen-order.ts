/**
 * Sorts lines by the positions (from 1) that the user entered. If a moved line gets the position of an unmoved one, it
 * goes before that line when moved up, after it when moved down.
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
