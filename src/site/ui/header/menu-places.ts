import { type MenuPlace, menuButton } from './menu-keys.ts'

/** Where in the mega menu an element stands; null when it is no place of it. */
export function placeOf(target: EventTarget): MenuPlace | null {
  const place = target instanceof Element ? target.closest<HTMLElement>('[data-place]')?.dataset.place : undefined
  if (place === undefined) return null
  if (place === 'button') return menuButton
  const [group, entry] = place.split('-').map(Number)
  return { group: group ?? null, entry: entry ?? null }
}

export function elementAt(menu: HTMLElement | null, { group, entry }: MenuPlace): HTMLElement | null {
  const place = group === null ? 'button' : entry === null ? `${group}` : `${group}-${entry}`
  return menu?.querySelector<HTMLElement>(`[data-place="${place}"]`) ?? null
}

/** Shows the entries of one group beside the groups. */
export function showGroup(menu: HTMLElement | null, group: number): void {
  for (const [g, button] of groupsOf(menu).entries()) {
    button.setAttribute('aria-expanded', String(g === group))
    button.parentElement?.classList.toggle('active', g === group)
  }
}

/** How many entries each group has. */
export function countsOf(menu: HTMLElement | null): number[] {
  return groupsOf(menu).map((button) => button.parentElement?.querySelectorAll('a').length ?? 0)
}

/** From now on arrows lead through the menu, and Tab past it. */
export function leaveTabOrder(menu: HTMLElement | null): void {
  for (const place of menu?.querySelectorAll<HTMLElement>('.mega [data-place]') ?? []) place.tabIndex = -1
}

function groupsOf(menu: HTMLElement | null): Element[] {
  return [...(menu?.querySelectorAll('.mega-group') ?? [])]
}
