import { may } from '#accounts/people/may.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { recordAudit } from '#platform/audit/audit.server.ts'
import type { Services } from '#platform/services.ts'
import { type ItemError, type ItemText, itemsPerCase, readItemText } from './item-text.ts'
import { deleteTemplate, listTemplateProducts, saveTemplate, type TemplateKey } from './template-db.server.ts'

type Line = { title: string; description: string; need: string }
export type TemplateOutcome =
  | { ok: true }
  | { ok: false; reason: 'forbidden' | 'unknown-product' | 'unknown-year' | 'too-many-items' }
  | { ok: false; reason: 'same-title' | ItemError; at: number }

export function readTemplateLines(
  lines: readonly Line[],
): { ok: true; items: ItemText[] } | Extract<TemplateOutcome, { at: number }> {
  const items: ItemText[] = []
  for (const [at, line] of lines.entries()) {
    if (line.title.trim() === '' && line.description.trim() === '') continue
    const read = readItemText(line)
    if (!read.ok) return { ...read, at }
    if (items.some(({ title }) => title === read.item.title)) return { ok: false, reason: 'same-title', at }
    items.push(read.item)
  }
  return { ok: true, items }
}

/** Changes a checklist template, for new cases only. `lines` null deletes it, so that the more general one applies. */
export async function changeTemplate(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { productId, taxYear, lines, actor }: TemplateKey & { lines: readonly Line[] | null; actor: Actor },
): Promise<TemplateOutcome> {
  if (!may(actor.person, 'checklist.write')) return { ok: false, reason: 'forbidden' }
  if (taxYear !== null && !(Number.isInteger(taxYear) && taxYear >= 2000 && taxYear <= 2100)) {
    return { ok: false, reason: 'unknown-year' }
  }
  const read = readTemplateLines(lines ?? [])
  if (!read.ok) return read
  if (read.items.length > itemsPerCase) return { ok: false, reason: 'too-many-items' }
  return db.transaction().execute(async (tx): Promise<TemplateOutcome> => {
    const isKnown = (await listTemplateProducts(tx, [productId])).length > 0
    if (!isKnown) return { ok: false, reason: 'unknown-product' }
    const change = { items: read.items, updatedBy: actor.person.id, updatedAt: now() }
    if (lines === null) await deleteTemplate(tx, { productId, taxYear })
    else await saveTemplate(tx, { productId, taxYear }, change)
    await recordAudit(tx, actor, {
      action: 'checklist.changed',
      object: { type: 'product', id: productId },
      detail: { taxYear, items: lines === null ? null : read.items.length },
    })
    return { ok: true }
  })
}
