import { may } from '#accounts/people/may.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { caseTypeOf } from '#content/products/product.ts'
import { recordAudit } from '#platform/audit/audit.server.ts'
import { swissDay } from '#platform/day.ts'
import { announceChangedPages } from '#platform/db/notify-db.server.ts'
import type { Services } from '#platform/services.ts'
import { beginPlaces } from '#shop/catalogue/stock-db.server.ts'
import {
  findVariantsFor,
  insertBlank,
  insertCopy,
  insertOption,
  insertOptionValues,
  insertVariant,
  listProductIds,
} from './create-db.server.ts'
import { lockAllProducts, lockProduct, signPrices, updateProduct } from './edit-db.server.ts'
import { freeId, lineError, readNewProduct, readPrice, slugOf } from './new-product-form.ts'
import type { Entered, FormErrors } from './product-form.ts'
import { type NewVariant, nextTaxYear, variantsOfYear, yearError } from './tax-years.ts'
import { insertYearVariant, listPackageYears } from './tax-years-db.server.ts'

export type CreateOutcome =
  | { ok: true; productId: string }
  | { ok: false; reason: 'forbidden' | 'unknown-product' }
  | { ok: false; reason: 'invalid'; errors: FormErrors }

export async function createProduct(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { entered, actor }: { entered: Entered; actor: Actor },
): Promise<CreateOutcome> {
  if (!may(actor.person, 'catalogue.write')) return { ok: false, reason: 'forbidden' }
  const read = readNewProduct(entered)
  if (!read.ok) return { ok: false, reason: 'invalid', errors: read.errors }
  const { title, from } = read
  const at = now()
  const by = actor.person.id
  return db.transaction().execute(async (tx): Promise<CreateOutcome> => {
    if (from && !(await lockProduct(tx, from))) return { ok: false, reason: 'unknown-product' }
    const id = freeId(slugOf(title) || 'product', await listProductIds(tx))
    await signPrices(tx, by, at)
    const created = { id, title, by, at }
    if (read.from !== null) await insertCopy(tx, read.from, created)
    else await insertBlank(tx, { ...created, ...read.blank, caseType: caseTypeOf[read.blank.type] })
    await beginPlaces(tx, swissDay(at))
    await recordAudit(tx, actor, { action: 'product.created', object: { type: 'product', id }, detail: { from } })
    return { ok: true, productId: id }
  })
}

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

export type YearOutcome =
  | { ok: true; made: NewVariant[] }
  | { ok: false; reason: 'forbidden' }
  | { ok: false; reason: 'not-next' | 'too-early'; taxYear: number }

/** Adds a draft variant for a tax year to every package, at the price of the package's newest year. Idempotent. */
export async function makeTaxYear(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { taxYear, actor }: { taxYear: number; actor: Actor },
): Promise<YearOutcome> {
  if (!may(actor.person, 'catalogue.write')) return { ok: false, reason: 'forbidden' }
  const at = now()
  return db.transaction().execute(async (tx): Promise<YearOutcome> => {
    await lockAllProducts(tx)
    const packages = await listPackageYears(tx)
    const reason = yearError(taxYear, nextTaxYear(packages), Number(swissDay(at).slice(0, 4)))
    if (reason) return { ok: false, reason, taxYear }
    const created = variantsOfYear(packages, taxYear)
    if (created.length === 0) return { ok: true, made: created }
    await signPrices(tx, actor.person.id, at)
    for (const variant of created) await insertYearVariant(tx, variant, { by: actor.person.id, at })
    await beginPlaces(tx, swissDay(at))
    await recordAudit(tx, actor, {
      action: 'catalogue.year-made',
      object: { type: 'tax-year', id: String(taxYear) },
      detail: { variants: created.length },
    })
    return { ok: true, made: created }
  })
}
