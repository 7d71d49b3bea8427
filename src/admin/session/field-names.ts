import { capitalized } from '#platform/text/number-in-words.ts'

const forMachines = /^(intent|seen|sure|version|next|index|reading)$|(Id|Key|At|Ids)$/

export function isForPeople(name: string, value: string): boolean {
  return value !== '' && !forMachines.test(name)
}

export function labelOf(name: string): string {
  const words = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[-_.]+/g, ' ')
    .toLowerCase()
  return capitalized(words)
}
