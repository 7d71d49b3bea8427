import { dayInWords } from '#content/procedure/deadline-words.ts'
import type { Resource } from '#content/resources/resource.ts'

/** @example lawAsOf(resource) // 'Tax year 2026. Law and figures as of 25 November 2026.' */
export function lawAsOf({ taxYear, stateOn }: Pick<Resource, 'taxYear' | 'stateOn'>): string {
  return `Tax year ${taxYear}. Law and figures as of ${checkedOn({ stateOn })}.`
}

/** @example checkedOn(resource) // '25 November 2026' */
export function checkedOn({ stateOn }: Pick<Resource, 'stateOn'>): string {
  return `${dayInWords(stateOn.slice(5))} ${stateOn.slice(0, 4)}`
}
