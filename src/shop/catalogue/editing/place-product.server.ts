import { may } from '#accounts/people/may.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { recordAudit } from '#platform/audit/audit.server.ts'
import { announceChangedPages } from '#platform/db/notify-db.server.ts'
import type { Services } from '#platform/services.ts'
import { lockAllProducts, updatePlaces } from './edit-db.server.ts'

export type PlaceOutcome = { ok: true } | { ok: false; reason: 'forbidden' | 'unknown-product' | 'unknown-place' }

/** Moves `id` behind `behind`, or to the top if `behind` is null. Returns null if an id is not in the list. */
export function movedBehind(ids: readonly string[], id: string, behind: string | null): string[] | null {
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
