/** Where a client reads an offer. */
export function quotePath(quoteId: string): string {
  return `/client-portal/offers/${quoteId}`
}

export const staffQuotesPath = '/admin/quotes'

/** Where staff do. */
export function staffQuotePath(quoteId: string): string {
  return `${staffQuotesPath}/${quoteId}`
}
