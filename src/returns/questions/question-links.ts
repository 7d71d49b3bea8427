import { clientCasePath } from '#cases/process/case-links.ts'

export function clientQuestionsPath(caseId: string, section?: string): string {
  return `${clientCasePath(caseId)}/questions${section ? `/${section}` : ''}`
}

/** HTML id of a question on its page; the plain key is already the id of the question's first field. */
export function questionAnchor(key: string): string {
  return `at-${key}`
}
