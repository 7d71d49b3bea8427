/** The address of a search; `group` asks for more of one kind. */
export function searchPath(typed = '', group?: string): string {
  const query = new URLSearchParams({ ...(typed && { q: typed }), ...(group && { in: group }) })
  return query.size > 0 ? `/admin/search?${query}` : '/admin/search'
}
