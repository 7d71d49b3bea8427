import { clientCasePath } from '#cases/case-links.ts'

/** Where a client answers the questions of a case: at the first open section, or at this one. */
export function clientQuestionsPath(caseId: string, section?: string): string {
  return `${clientCasePath(caseId)}/questions${section ? `/${section}` : ''}`
}

/** Where a question stands on its page. Its first control carries the key itself. */
export function questionAnchor(key: string): string {
  return `at-${key}`
}
