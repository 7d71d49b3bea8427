import { careersForm, type JobOpening, jobOpenings } from '#content/pages/careers.ts'

/** What an application names when it is meant for no opening in particular. */
export const openApplication = 'open'

/** The openings that one can still apply for on a day (YYYY-MM-DD). */
export function openingsOn(today: string): JobOpening[] {
  return jobOpenings.filter(({ validThrough }) => today <= validThrough)
}

/** Whether one can apply for this on a day. */
export function isPosition(value: string, today: string): boolean {
  return value === openApplication || openingsOn(today).some(({ id }) => id === value)
}

/** A position in words; an opening that has gone from the page stays as it was stored. */
export function positionLabel(position: string): string {
  if (position === openApplication) return careersForm.openApplication
  return jobOpenings.find(({ id }) => id === position)?.title ?? position
}
