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
