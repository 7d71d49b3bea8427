import { consultationProductId } from '#appointments/paths.ts'
import type { Services } from '#platform/services.ts'
import { readSetting } from '#platform/settings/settings.server.ts'
import { unitPriceCents } from '#shop/catalogue/catalogue.ts'
import { findProduct } from '#shop/catalogue/catalogue-db.server.ts'
import { kindSettings } from './kind-rules.ts'
import { type PublicKind, publicKinds } from './kinds.ts'

export type AppointmentOffer = { title: string; cents: number }

export type OfferedKind = { kind: PublicKind; lengths: number[]; offers: AppointmentOffer[] }

export async function listPublicKinds({ db, log, now }: Pick<Services, 'db' | 'log' | 'now'>): Promise<OfferedKind[]> {
  const product = await findProduct(db, consultationProductId, now())
  const sold = product?.purchasable ? product.variants : []
  const paid = sold.map((variant) => ({ title: variant.title, cents: unitPriceCents(variant) }))
  const kinds: OfferedKind[] = []
  for (const kind of publicKinds) {
    const { lengths } = await readSetting({ db, log }, kindSettings[kind])
    kinds.push({ kind, lengths, offers: kind === 'paid' ? paid : [] })
  }
  return kinds
}
