import { may } from '#accounts/people/may.ts'
import type { AdminContext } from '#admin/guard.server.ts'
import { findShownClaims } from '#company/claims/find-shown-claims.server.ts'
import { claims } from '#content/claims.ts'
import { swissDay } from '#platform/day.ts'
import { endOfSwissDay } from '#platform/working-days.ts'
import { onPage } from '#shop/catalogue/catalogue.ts'
import { findProduct } from '#shop/catalogue/catalogue-db.server.ts'
import { findEditable } from '#shop/catalogue/editing/edit-db.server.ts'
import { formValues } from '#shop/catalogue/editing/form-values.ts'
import { listPlannedPrices } from '#shop/catalogue/editing/planned-price-db.server.ts'
import { statusOf } from '#shop/catalogue/editing/product-form.ts'
import { formerPrice } from '#shop/catalogue/former-price.ts'
import { wasPriceClaimOf } from '#shop/catalogue/product-claims.ts'
import { countSold, listPlaces, listPriceChanges, listRequestedPrices } from './catalogue-list-db.server.ts'

export async function viewProduct({ services, person }: AdminContext, id: string) {
  const { db, now } = services
  const product = await findEditable(db, id, now())
  if (!product) return null
  const year = swissDay(now()).slice(0, 4)
  const shown = await findProduct(db, id, now())
  const claimId = wasPriceClaimOf(shown?.custom_fields)
  const [claim] = claimId
    ? await findShownClaims(
        services,
        claims.filter((one) => one.id === claimId),
      )
    : []
  const places = await listPlaces(db)
  const at = places.findIndex((place) => place.id === id)
  return {
    ...{ id, title: product.title, typeValue: product.typeValue, version: product.version },
    ...{ editedAt: product.editedAt, editor: product.editor },
    status: statusOf(product),
    values: formValues(product),
    variants: product.variants.map(({ id, title, priceInCents, salePriceInCents, placesFilledOn }) => ({
      ...{ id, title, placesFilledOn },
      formerCents: salePriceInCents === null ? null : priceInCents,
    })),
    soldThisYear: await countSold(db, id, new Date(`${year}-01-01T00:00:00+01:00`)),
    history: await listPriceChanges(db, id),
    formers: (await listRequestedPrices(db, id)).map(({ variantId, title, requested }) => {
      const variant = product.variants.find((one) => one.id === variantId)
      const given = claimId && variant?.salePriceInCents != null ? { claimId, cents: variant.priceInCents } : null
      return {
        ...{ variantId, title, former: formerPrice(requested, endOfSwissDay(swissDay(now()))) },
        /** Former price that needs an advertising claim to be shown, and that claim's state; null if there is none. */
        claimed: given && ({ ...given, state: claim ? (claim.proven ? 'proven' : 'unproven') : 'hidden' } as const),
      }
    }),
    plans: await listPlannedPrices(db, id),
    others: product.others,
    shown: shown && onPage(shown),
    behind: places[at - 1]?.id ?? '',
    places: places.filter((place) => place.id !== id).map(({ id, title }) => ({ id, title })),
    mayWrite: may(person, 'catalogue.write'),
  }
}

export type ProductView = NonNullable<Awaited<ReturnType<typeof viewProduct>>>
