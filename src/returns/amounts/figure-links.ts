import { clientCasePath, staffCasePath } from '#cases/process/case-links.ts'

export function worksheetPath(caseId: string): string {
  return `${staffCasePath(caseId)}/figures`
}

export function taxPath(caseId: string): string {
  return `${staffCasePath(caseId)}/tax`
}

export function securitiesPath(casePath: string): string {
  return `${casePath}/securities`
}

export function transferPath(caseId: string): string {
  return `${staffCasePath(caseId)}/transfer`
}

export function assessmentPath(caseId: string): string {
  return `${staffCasePath(caseId)}/assessment`
}

export function clientFiguresPath(caseId: string): string {
  return `${clientCasePath(caseId)}/figures`
}
