import { cleanText } from '#platform/text/clean-text.ts'

/** Whether an item is required, optional, or needed only if the client has such a document. */
export const itemNeeds = ['required', 'optional', 'if_at_hand'] as const

export type ItemText = { title: string; description: string; need: ItemNeed }
export type ItemError = 'no-title' | 'title-too-long' | 'description-too-long' | 'unknown-need'

export const maxTitleLength = 120
export const maxDescriptionLength = 500
export const maxWaiverLength = 300
export const itemsPerCase = 100

export function readItemText(form: {
  title: string
  description: string
  need: string
}): { ok: true; item: ItemText } | { ok: false; reason: ItemError } {
  const title = cleanText(form.title).replace(/\s+/g, ' ')
  const description = cleanText(form.description)
  const { need } = form
  if (title === '') return { ok: false, reason: 'no-title' }
  if (title.length > maxTitleLength) return { ok: false, reason: 'title-too-long' }
  if (description.length > maxDescriptionLength) return { ok: false, reason: 'description-too-long' }
  if (!isItemNeed(need)) return { ok: false, reason: 'unknown-need' }
  return { ok: true, item: { title, description, need } }
}

export type ItemNeed = (typeof itemNeeds)[number]

export function isItemNeed(text: string): text is ItemNeed {
  return itemNeeds.some((need) => need === text)
}

type NeedColumns = { isRequired: boolean; isIfAtHand: boolean }

export function needOf({ isRequired, isIfAtHand }: NeedColumns): ItemNeed {
  if (isRequired) return 'required'
  return isIfAtHand ? 'if_at_hand' : 'optional'
}

export function needColumns(need: ItemNeed): NeedColumns {
  return { isRequired: need === 'required', isIfAtHand: need === 'if_at_hand' }
}
