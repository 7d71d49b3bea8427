import { cleanText } from '#platform/text/clean-text.ts'
import { type ItemNeed, isItemNeed } from './item-need.ts'

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
