export function clientCasePath(caseId: string): string {
  return `/client-portal/cases/${caseId}`
}

export function replacePath(caseId: string, documentId: string): string {
  return `${clientCasePath(caseId)}/upload?replaces=${documentId}`
}

export function photographPath(caseId: string, places: Record<'item' | 'replaces', string | null>): string {
  const query = new URLSearchParams(Object.entries(places).flatMap(([name, id]) => (id ? [[name, id]] : [])))
  return `${clientCasePath(caseId)}/photograph${query.size > 0 ? `?${query}` : ''}`
}

export function staffCasePath(caseId: string): string {
  return `/admin/cases/${caseId}`
}

export function approvePath(caseId: string): string {
  return `${clientCasePath(caseId)}/approve`
}

export function summaryPath(casePath: string): string {
  return `${casePath}/summary.pdf`
}

export function annexPath(casePath: string): string {
  return `${casePath}/tax-summary.pdf`
}

export function timePath(caseId: string): string {
  return `${staffCasePath(caseId)}/time`
}

export function objectionPath(caseId: string): string {
  return `${staffCasePath(caseId)}/objection`
}

export function reviewPath(caseId: string, documentId?: string): string {
  return `${staffCasePath(caseId)}/review${documentId ? `?document=${documentId}` : ''}`
}

export function threadPath(threadId: string): string {
  return `/client-portal/messages/${threadId}`
}
