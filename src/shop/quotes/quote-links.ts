export function quotePath(quoteId: string): string {
  return `/client-portal/offers/${quoteId}`
}

export const staffQuotesPath = '/admin/quotes'

export function staffQuotePath(quoteId: string): string {
  return `${staffQuotesPath}/${quoteId}`
}
