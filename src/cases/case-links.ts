/** Where a client finds a case. */
export function clientCasePath(caseId: string): string {
  return `/client-portal/cases/${caseId}`
}

/** Where staff find a case. */
export function staffCasePath(caseId: string): string {
  return `/admin/cases/${caseId}`
}
