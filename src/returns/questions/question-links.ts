import { clientCasePath } from '#cases/process/case-links.ts'

export function clientQuestionsPath(caseId: string, section?: string): string {
  return `${clientCasePath(caseId)}/questions${section ? `/${section}` : ''}`
}

/** Anchor of a question on its page; the bare key is already the id of its first control. */
export function questionAnchor(key: string): string {
  return `at-${key}`
}
