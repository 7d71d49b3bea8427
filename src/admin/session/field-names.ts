import { capitalized } from '#platform/text/number-in-words.ts'

const forMachines = /^(intent|seen|sure|version|next|index|reading)$|(Id|Key|At|Ids)$/

/** Whether a field of a form holds what somebody typed or chose, and not what the page put there. */
export function isForPeople(name: string, value: string): boolean {
  return value !== '' && !forMachines.test(name)
}

/**
 * What a field is called where its form is not at hand.
 * @example labelOf('dueDate') // 'Due date'
 */
export function labelOf(name: string): string {
  const words = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[-_.]+/g, ' ')
    .toLowerCase()
  return capitalized(words)
}
