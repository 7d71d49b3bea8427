export const civilStatuses = ['single', 'married', 'partnership', 'separated', 'divorced', 'widowed'] as const
export type CivilStatus = (typeof civilStatuses)[number]

export function isCivilStatus(text: string): text is CivilStatus {
  return civilStatuses.some((known) => known === text)
}

const maxChildren = 12
const oldestChild = 30

/** Parses birth years and sorts them; null if invalid. @example readBirthYears('2018, 2015', 2026) // [2015, 2018] */
export function readBirthYears(text: string, thisYear: number): number[] | null {
  const words = text.split(/[\s,;]+/).filter((word) => word !== '')
  const years = words.map((word) => (/^\d{4}$/.test(word) ? Number(word) : Number.NaN))
  const areKnown = years.every((year) => year <= thisYear && year >= thisYear - oldestChild)
  return areKnown && years.length <= maxChildren ? years.toSorted((a, b) => a - b) : null
}
