import { may } from '#accounts/people/may.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { recordAudit } from '#platform/audit/audit.server.ts'
import { swissDay } from '#platform/day.ts'
import type { Tx } from '#platform/db/database.server.ts'
import { announceChangedPages } from '#platform/db/notify-db.server.ts'
import type { Services } from '#platform/services.ts'
import { pictureUrl, readPictureUrl } from '#shop/catalogue/picture.ts'
import { beginPlaces, lockVariants } from '#shop/catalogue/stock-db.server.ts'
import {
  findEditable,
  lockAllProducts,
  lockProduct,
  replaceRelated,
  replaceTexts,
  signPrices,
  updatePlaces,
  updateProduct,
  updateVariant,
} from './edit-db.server.ts'
import { toHtml } from './form-values.ts'
import { type Entered, type FormErrors, type ProductEdit, readProductForm, statusRow } from './product-form.ts'

export type ChangeOutcome =
  | { ok: true; priceChanges: number }
  | { ok: false; reason: 'forbidden' | 'unknown-product' }
  | { ok: false; reason: 'conflict'; by: string | null }
  | { ok: false; reason: 'invalid'; errors: FormErrors }

type Change = { productId: string; version: number; entered: Entered; actor: Actor }

/** Saves a product edited by staff and invalidates its pages. Open orders keep their prices and stock reservations. */
export async function changeProduct(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { productId, version, entered, actor }: Change,
): Promise<ChangeOutcome> {
  if (!may(actor.person, 'catalogue.write')) return { ok: false, reason: 'forbidden' }
  const at = now()
  return db.transaction().execute(async (tx): Promise<ChangeOutcome> => {
    if (!(await lockProduct(tx, productId))) return { ok: false, reason: 'unknown-product' }
    const product = await findEditable(tx, productId, at)
    if (!product) return { ok: false, reason: 'unknown-product' }
    const read = readProductForm(entered, product)
    if (!read.ok) return { ok: false, reason: 'invalid', errors: read.errors }
    if (product.version !== version) return { ok: false, reason: 'conflict', by: product.editor }
    const { edit } = read
    await signPrices(tx, actor.person.id, at)
    const priceChanges = await saveVariants(tx, edit)
    await beginPlaces(tx, swissDay(at))
    await saveTexts(tx, productId, edit, product.pictures, { by: actor.person.id, at })
    await announceChangedPages(tx, ['*'])
    await recordAudit(tx, actor, {
      action: 'product.changed',
      object: { type: 'product', id: productId },
      detail: { status: edit.status, priceChanges },
    })
    return { ok: true, priceChanges }
  })
}

async function saveVariants(tx: Tx, edit: ProductEdit): Promise<number> {
  const ids = edit.variants.map(({ id }) => id)
  const locked = ids.length === 0 ? [] : await lockVariants(tx, ids)
  let priceChanges = 0
  for (const { id, priceCents, ...change } of edit.variants) {
    const isNew = locked.find((variant) => variant.id === id)?.unitPriceCents !== priceCents
    if (isNew) priceChanges += 1
    // Staff cannot enter a former (struck-through) price, so a new price removes the existing one.
    await updateVariant(tx, id, { ...change, priceCents: isNew ? priceCents : null })
  }
  return priceChanges
}

async function saveTexts(
  tx: Tx,
  id: string,
  edit: ProductEdit,
  before: readonly { url: string; alt: string }[],
  { by, at }: { by: string; at: Date },
): Promise<void> {
  const { title, subtitle, ribbonText, description, purchasable, status, details } = edit
  const pictures = edit.pictures.map(({ illustration, alt }, place) => {
    const same = before[place]
    const keeps = same && readPictureUrl(same.url)?.illustration === illustration
    return { url: keeps ? same.url : pictureUrl(illustration, `${id}-${place + 1}`), alt }
  })
  await replaceTexts(tx, id, details, uniqueByUrl(pictures))
  await replaceRelated(tx, id, edit.related)
  const texts = { title, subtitle, ribbonText, description: toHtml(description), purchasable }
  await updateProduct(tx, id, { ...texts, ...statusRow(status) }, by, at)
}

function uniqueByUrl<Picture extends { url: string }>(pictures: Picture[]): Picture[] {
  return pictures.filter(({ url }, at) => pictures.findIndex((other) => other.url === url) === at)
}

export type PlaceOutcome = { ok: true } | { ok: false; reason: 'forbidden' | 'unknown-product' | 'unknown-place' }

/** Moves product `id` behind product `behind`, or to the top if that is null. Null if either does not exist. */
function movedBehind(ids: readonly string[], id: string, behind: string | null): string[] | null {
  const rest = ids.filter((other) => other !== id)
  if (rest.length === ids.length) return null
  if (behind === null) return [id, ...rest]
  const at = rest.indexOf(behind)
  return at < 0 ? null : rest.toSpliced(at + 1, 0, id)
}

export async function placeProduct(
  { db }: Pick<Services, 'db'>,
  { productId, behind, actor }: { productId: string; behind: string | null; actor: Actor },
): Promise<PlaceOutcome> {
  if (!may(actor.person, 'catalogue.write')) return { ok: false, reason: 'forbidden' }
  return db.transaction().execute(async (tx): Promise<PlaceOutcome> => {
    const products = await lockAllProducts(tx)
    const inOrder = products.toSorted((a, b) => a.position - b.position || (a.id < b.id ? -1 : 1)).map(({ id }) => id)
    if (!inOrder.includes(productId)) return { ok: false, reason: 'unknown-product' }
    const moved = movedBehind(inOrder, productId, behind)
    if (!moved) return { ok: false, reason: 'unknown-place' }
    await updatePlaces(tx, moved)
    await announceChangedPages(tx, ['*'])
    await recordAudit(tx, actor, {
      action: 'product.placed',
      object: { type: 'product', id: productId },
      detail: { behind },
    })
    return { ok: true }
  })
}
