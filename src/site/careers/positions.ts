import { careersForm, type JobOpening } from '#content/pages/careers.ts'

export const openApplication = 'open'

export function openingsOn(openings: readonly JobOpening[], today: string): JobOpening[] {
  return openings.filter(({ validThrough }) => today <= validThrough)
}

export function isPosition(value: string, openings: readonly Pick<JobOpening, 'id'>[]): boolean {
  return value === openApplication || openings.some(({ id }) => id === value)
}

export function positionLabel({ position, positionTitle }: { position: string; positionTitle: string | null }): string {
  return positionTitle ?? (position === openApplication ? careersForm.openApplication : position)
}
