import { may } from '#accounts/people/may.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { recordAudit } from '#platform/audit/audit.server.ts'
import { swissDay } from '#platform/day.ts'
import { announceChangedPages } from '#platform/db/notify-db.server.ts'
import type { Services } from '#platform/services.ts'
import { beginPlaces } from '#shop/catalogue/stock-db.server.ts'
import { lockAllProducts, signPrices } from './edit-db.server.ts'
import { type NewVariant, nextTaxYear, variantsOfYear, yearError } from './tax-years.ts'
import { insertYearVariant, listPackageYears } from './tax-years-db.server.ts'

export type YearOutcome =
  | { ok: true; made: NewVariant[] }
  | { ok: false; reason: 'forbidden' }
  | { ok: false; reason: 'not-next' | 'too-early'; taxYear: number }

/** Adds a variant for a tax year to every package, at the price of the package's newest year. Idempotent. */
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
    await announceChangedPages(tx, ['*'])
    await recordAudit(tx, actor, {
      action: 'catalogue.year-made',
      object: { type: 'tax-year', id: String(taxYear) },
      detail: { variants: created.length },
    })
    return { ok: true, made: created }
  })
}
