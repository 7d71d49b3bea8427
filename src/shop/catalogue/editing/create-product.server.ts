import { may } from '#accounts/people/may.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { caseTypeOf } from '#content/products/product.ts'
import { recordAudit } from '#platform/audit/audit.server.ts'
import { swissDay } from '#platform/day.ts'
import type { Services } from '#platform/services.ts'
import { beginPlaces } from '#shop/catalogue/stock-db.server.ts'
import { insertBlank, insertCopy, listProductIds } from './create-db.server.ts'
import { lockProduct, signPrices } from './edit-db.server.ts'
import { readNewProduct } from './new-product-form.ts'
import type { Entered, FormErrors } from './product-form.ts'
import { freeId, slugOf } from './slug.ts'

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
