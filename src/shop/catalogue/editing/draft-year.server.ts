import { may } from '#accounts/people/may.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { recordAudit } from '#platform/audit/audit.server.ts'
import { announceChangedPages } from '#platform/db/notify-db.server.ts'
import type { Services } from '#platform/services.ts'
import { lockAllProducts, signPrices, updateProduct } from './edit-db.server.ts'
import { readPrice } from './new-product-form.ts'
import type { Entered, FieldErrorText } from './product-form.ts'
import { draftPriceField, draftYear } from './tax-years.ts'
import { listPackageYears, saveDraftVariant } from './tax-years-db.server.ts'

export type DraftYearOutcome =
  | { ok: true }
  | { ok: false; reason: 'forbidden' }
  | { ok: false; reason: 'no-draft' }
  | { ok: false; reason: 'invalid'; errors: Record<string, FieldErrorText> }

/** Saves the prices of the draft tax year; `isPublished` also puts its variants on sale, all at once. */
export async function saveDraftYear(
  { db, now }: Pick<Services, 'db' | 'now'>,
  input: { taxYear: number; entered: Entered; isPublished: boolean; actor: Actor },
): Promise<DraftYearOutcome> {
  const { taxYear, entered, isPublished, actor } = input
  if (!may(actor.person, 'catalogue.write')) return { ok: false, reason: 'forbidden' }
  const at = now()
  return db.transaction().execute(async (tx): Promise<DraftYearOutcome> => {
    await lockAllProducts(tx)
    const draft = draftYear(await listPackageYears(tx))
    if (draft?.taxYear !== taxYear) return { ok: false, reason: 'no-draft' }
    const errors: Record<string, FieldErrorText> = {}
    const priced = draft.variants.map(({ id, productId }) => {
      const price = readPrice(entered[draftPriceField(id)])
      if (!price.ok) errors[draftPriceField(id)] = price.error
      return { id, productId, priceCents: price.ok ? price.cents : 0 }
    })
    if (Object.keys(errors).length > 0) return { ok: false, reason: 'invalid', errors }
    await signPrices(tx, actor.person.id, at)
    for (const { id, productId, priceCents } of priced) {
      await saveDraftVariant(tx, { id, priceCents, isOffered: isPublished })
      await updateProduct(tx, productId, {}, actor.person.id, at)
    }
    if (isPublished) await announceChangedPages(tx, ['*'])
    await recordAudit(tx, actor, {
      action: isPublished ? 'catalogue.year-published' : 'catalogue.year-priced',
      object: { type: 'tax-year', id: String(taxYear) },
      detail: { variants: priced.length },
    })
    return { ok: true }
  })
}
