import { clientCasePath } from '#cases/process/case-links.ts'

export function clientQuestionsPath(caseId: string, topic?: string, screen?: string): string {
  return [`${clientCasePath(caseId)}/questions`, topic, screen].filter(Boolean).join('/')
}

/** HTML id of a question. It has a prefix, because the question's first field already uses the key as its id. */
export function questionAnchor(key: string): string {
  return `at-${key}`
}

/** Search parameter of a screen that was opened from the check page and leads back to it. */
export const reviewParameter = 'check'
