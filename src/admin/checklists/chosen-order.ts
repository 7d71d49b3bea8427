/**
 * Lines in the order of the places that somebody entered for them, counted from 1. Who is given the place of another goes
 * there: from below before it, from above behind it. What is no number leaves a line where it is.
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
