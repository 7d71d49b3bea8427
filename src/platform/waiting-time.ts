import * as platformTexts from '#platform/locales/en.ts'
import { t } from '#platform/texts.ts'

const copy = () => t(platformTexts.waitingTime)

/** @example waitingTime(700) // '12 minutes' */
export function waitingTime(seconds: number): string {
  return copy().minutes(Math.max(1, Math.ceil(seconds / 60)))
}

/** @example timeTaken(7) // '7 seconds'; from one minute on, in whole minutes */
export function timeTaken(seconds: number): string {
  if (seconds < 1) return copy().underASecond
  if (seconds < 60) return copy().seconds(seconds)
  return waitingTime(Math.round(seconds / 60) * 60)
}
