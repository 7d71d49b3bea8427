import type { NavigationItem } from '#content/navigation.ts'
import { t } from '#platform/texts.ts'
import * as siteUiTexts from '#site/ui/locales/en.ts'

const copy = () => t(siteUiTexts.places)

export const search = {
  get name() {
    return copy().search
  },
  href: '/search',
}
export const clientPortal = {
  get name() {
    return copy().clientPortal
  },
  href: '/client-portal',
}

export const placesOfVisitor = [search, clientPortal]

export function currentOf(item: NavigationItem, pathname: string): 'page' | 'true' | undefined {
  if (item.type === 'mega') return pathname.startsWith('/services') ? 'true' : undefined
  if (pathname === item.href) return 'page'
  const { activePrefix } = item
  return activePrefix && (pathname === activePrefix || pathname.startsWith(`${activePrefix}/`)) ? 'true' : undefined
}
