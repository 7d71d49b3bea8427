import { clientCasePath, staffCasePath } from '#cases/case-links.ts'

/** Where staff work on the figures of a case. */
export function worksheetPath(caseId: string): string {
  return `${staffCasePath(caseId)}/figures`
}

/** Where staff see the expected tax of a case line by line. */
export function taxPath(caseId: string): string {
  return `${staffCasePath(caseId)}/tax`
}

/** The list of securities of a case, at the page of a client or of staff. */
export function securitiesPath(casePath: string): string {
  return `${casePath}/securities`
}

/** Where staff compare the assessment of a case with what was declared. */
export function assessmentPath(caseId: string): string {
  return `${staffCasePath(caseId)}/assessment`
}

/** Where a client reads the figures of a case. */
export function clientFiguresPath(caseId: string): string {
  return `${clientCasePath(caseId)}/figures`
}
