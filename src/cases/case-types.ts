const labels: Record<string, string> = {
  tax_return: 'Tax return',
  service: 'Service',
  consultation: 'Consultation',
  add_on: 'Add-ons',
  other: 'Other question',
}

/** The words for what a case is about. */
export function caseTypeLabel(caseType: string): string {
  return labels[caseType] ?? caseType
}

/** What a client may ask for without an order. */
export const requestableTypes = ['tax_return', 'consultation', 'other'] as const
export type RequestableType = (typeof requestableTypes)[number]
