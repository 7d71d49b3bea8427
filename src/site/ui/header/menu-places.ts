import { type MenuPlace, menuButton } from './menu-keys.ts'

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

export function showGroup(menu: HTMLElement | null, group: number): void {
  for (const [g, button] of groupsOf(menu).entries()) {
    button.setAttribute('aria-expanded', String(g === group))
    button.parentElement?.classList.toggle('active', g === group)
  }
}

export function countsOf(menu: HTMLElement | null): number[] {
  return groupsOf(menu).map((button) => button.parentElement?.querySelectorAll('a').length ?? 0)
}

export function leaveTabOrder(menu: HTMLElement | null): void {
  for (const place of menu?.querySelectorAll<HTMLElement>('.mega [data-place]') ?? []) place.tabIndex = -1
}

function groupsOf(menu: HTMLElement | null): Element[] {
  return [...(menu?.querySelectorAll('.mega-group') ?? [])]
}
