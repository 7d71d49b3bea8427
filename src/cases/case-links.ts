/** Where a client finds a case. */
export function clientCasePath(caseId: string): string {
  return `/client-portal/cases/${caseId}`
}

/** Where a client sends a new file in the place of a document that was sent back. */
export function replacePath(caseId: string, documentId: string): string {
  return `${clientCasePath(caseId)}/upload?replaces=${documentId}`
}

/** Where staff find a case. */
export function staffCasePath(caseId: string): string {
  return `/admin/cases/${caseId}`
}

/** Where a client reads and approves the draft of a case. */
export function approvePath(caseId: string): string {
  return `${clientCasePath(caseId)}/approve`
}

/** The summary of a case as a PDF, at the page of a client or of staff. */
export function summaryPath(casePath: string): string {
  return `${casePath}/summary.pdf`
}

/** The summary of the expected tax that goes with the draft, at the page of a client or of staff. */
export function annexPath(casePath: string): string {
  return `${casePath}/tax-summary.pdf`
}

/** Where staff write the letter of an objection. */
export function objectionPath(caseId: string): string {
  return `${staffCasePath(caseId)}/objection`
}

/** Where staff look at the documents of a case one after the other. */
export function reviewPath(caseId: string, documentId?: string): string {
  return `${staffCasePath(caseId)}/review${documentId ? `?document=${documentId}` : ''}`
}
