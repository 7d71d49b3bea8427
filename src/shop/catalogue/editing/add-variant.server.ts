import { may } from '#accounts/people/may.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { recordAudit } from '#platform/audit/audit.server.ts'
import { announceChangedPages } from '#platform/db/notify-db.server.ts'
import type { Services } from '#platform/services.ts'
import { findVariantsFor, insertOption, insertOptionValues, insertVariant } from './create-db.server.ts'
import { lockProduct, signPrices, updateProduct } from './edit-db.server.ts'
import { lineError, readPrice } from './new-product-form.ts'
import type { Entered, FormErrors } from './product-form.ts'
import { freeId, slugOf } from './slug.ts'

export type AddVariantOutcome =
  | { ok: true; variantId: string }
  | { ok: false; reason: 'forbidden' | 'unknown-product' }
  | { ok: false; reason: 'invalid'; errors: FormErrors }

/** Adds a variant, on sale at once. With a second variant, the product also gets an option to choose between them. */
export async function addVariant(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { productId, entered, actor }: { productId: string; entered: Entered; actor: Actor },
): Promise<AddVariantOutcome> {
  if (!may(actor.person, 'catalogue.write')) return { ok: false, reason: 'forbidden' }
  const title = (entered['new.title'] ?? '').trim()
  const titleError = lineError(title)
  const price = readPrice(entered['new.price'])
  if (titleError || !price.ok) {
    const errors = { ...(titleError && { 'new.title': titleError }), ...(!price.ok && { 'new.price': price.error }) }
    return { ok: false, reason: 'invalid', errors }
  }
  const at = now()
  return db.transaction().execute(async (tx): Promise<AddVariantOutcome> => {
    if (!(await lockProduct(tx, productId))) return { ok: false, reason: 'unknown-product' }
    const { variants, options } = await findVariantsFor(tx, productId)
    if (variants.some((variant) => variant.title === title))
      return { ok: false, reason: 'invalid', errors: { 'new.title': 'title-taken' } }
    const taken = variants.map(({ id }) => id)
    const variantId = freeId(`${productId}-${slugOf(title) || 'variant'}`, taken)
    const position = Math.max(-1, ...variants.map((variant) => variant.position)) + 1
    await signPrices(tx, actor.person.id, at)
    await insertVariant(tx, { id: variantId, productId, title, priceCents: price.cents, position })
    const value = { variantId, value: title }
    const [option] = options
    if (option && options.length === 1) await insertOptionValues(tx, option.id, [value])
    if (!option && variants.length > 0) {
      const before = variants.map((variant) => ({ variantId: variant.id, value: variant.title }))
      await insertOptionValues(tx, await insertOption(tx, productId, 'Variant'), [...before, value])
    }
    await updateProduct(tx, productId, {}, actor.person.id, at)
    await announceChangedPages(tx, ['*'])
    await recordAudit(tx, actor, {
      action: 'product.variant-added',
      object: { type: 'product', id: productId },
      detail: { variant: variantId, priceCents: price.cents },
    })
    return { ok: true, variantId }
  })
}
