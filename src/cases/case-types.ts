const labels: Record<string, string> = {
  tax_return: 'Tax return',
  service: 'Service',
  consultation: 'Consultation',
  add_on: 'Add-ons',
}

/** The words for what a case is about. */
export function caseTypeLabel(caseType: string): string {
  return labels[caseType] ?? caseType
}
