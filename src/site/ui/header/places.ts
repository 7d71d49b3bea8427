import type { NavigationItem } from '#content/navigation.ts'

export const search = { name: 'Search', href: '/search' }
export const clientPortal = { name: 'Client portal', href: '/client-portal' }

/** What the header offers beside its entries. */
export const placesOfVisitor = [search, clientPortal]

/** How a link of the header stands to the page shown: it is it, the page lies under it, or neither. */
export function currentOf(item: NavigationItem, pathname: string): 'page' | 'true' | undefined {
  if (item.type === 'mega') return pathname.startsWith('/services') ? 'true' : undefined
  if (pathname === item.href) return 'page'
  const { activePrefix } = item
  return activePrefix && (pathname === activePrefix || pathname.startsWith(`${activePrefix}/`)) ? 'true' : undefined
}
