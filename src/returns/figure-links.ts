import { clientCasePath, staffCasePath } from '#cases/case-links.ts'

/** Where staff work on the figures of a case. */
export function worksheetPath(caseId: string): string {
  return `${staffCasePath(caseId)}/figures`
}

/** Where a client reads the figures of a case. */
export function clientFiguresPath(caseId: string): string {
  return `${clientCasePath(caseId)}/figures`
}
