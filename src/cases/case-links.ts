/** Where a client finds a case. */
export function clientCasePath(caseId: string): string {
  return `/client-portal/cases/${caseId}`
}

/** Where staff find a case. */
export function staffCasePath(caseId: string): string {
  return `/admin/cases/${caseId}`
}

/** Where a client reads and approves the draft of a case. */
export function approvePath(caseId: string): string {
  return `${clientCasePath(caseId)}/approve`
}
