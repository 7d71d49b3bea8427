export const searchGroups = [
  'clients',
  'cases',
  'orders',
  'invoices',
  'messages',
  'documents',
  'enquiries',
  'applications',
  'content',
] as const
export type SearchGroup = (typeof searchGroups)[number]

export function searchPath(submitted = '', group?: string): string {
  const query = new URLSearchParams({ ...(submitted && { q: submitted }), ...(group && { in: group }) })
  return query.size > 0 ? `/admin/search?${query}` : '/admin/search'
}
