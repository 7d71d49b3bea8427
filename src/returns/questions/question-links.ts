import { clientCasePath } from '#cases/process/case-links.ts'

export function clientQuestionsPath(caseId: string, section?: string): string {
  return `${clientCasePath(caseId)}/questions${section ? `/${section}` : ''}`
}

/** HTML id of a question, with a prefix, because the plain key is the id of its first field. */
export function questionAnchor(key: string): string {
  return `at-${key}`
}
