import { careersForm, type JobOpening } from '#content/pages/careers.ts'

/** What an application names when it is meant for no opening in particular. */
export const openApplication = 'open'

/** The openings that one can still apply for on a day (YYYY-MM-DD). */
export function openingsOn(openings: readonly JobOpening[], today: string): JobOpening[] {
  return openings.filter(({ validThrough }) => today <= validThrough)
}

/** Whether one can apply for this, given what one can apply for. */
export function isPosition(value: string, openings: readonly Pick<JobOpening, 'id'>[]): boolean {
  return value === openApplication || openings.some(({ id }) => id === value)
}

/** A position in words: as it was called when somebody applied for it. */
export function positionLabel({ position, positionTitle }: { position: string; positionTitle: string | null }): string {
  return positionTitle ?? (position === openApplication ? careersForm.openApplication : position)
}
