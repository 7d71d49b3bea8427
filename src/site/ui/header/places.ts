import type { NavigationItem } from '#content/navigation.ts'

export const search = { name: 'Search', href: '/search' }
export const clientPortal = { name: 'Client portal', href: '/client-portal' }

export const placesOfVisitor = [search, clientPortal]

export function currentOf(item: NavigationItem, pathname: string): 'page' | 'true' | undefined {
  if (item.type === 'mega') return pathname.startsWith('/services') ? 'true' : undefined
  if (pathname === item.href) return 'page'
  const { activePrefix } = item
  return activePrefix && (pathname === activePrefix || pathname.startsWith(`${activePrefix}/`)) ? 'true' : undefined
}
