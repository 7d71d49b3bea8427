import { caseTypeOf, type Product as Entry } from '#content/products/product.ts'
import { currencyCode, products } from '#content/products.ts'
import { swissDay } from '#platform/day.ts'
import type { Tx } from '#platform/db/database.server.ts'
import { announceChangedPages } from '#platform/db/notify-db.server.ts'
import type { Services } from '#platform/services.ts'
import { pictureUrl } from './picture.ts'
import { hasProducts, isEdited, replaceParts, upsertProduct, upsertVariant } from './product-db.server.ts'
import { beginPlaces } from './stock-db.server.ts'

/** Fills an empty catalogue from `content/products`. Returns false, without changes, if products already exist. */
export function seedCatalogue({ db, now }: Pick<Services, 'db' | 'now'>): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    if (await hasProducts(tx)) return false
    for (const product of products) await saveProduct(tx, product)
    await beginPlaces(tx, swissDay(now()))
    return true
  })
}

/** Imports a product from the content files, unless staff have edited it. Existing stock counts stay unchanged. */
export async function saveProduct(tx: Tx, entry: Entry): Promise<void> {
  if (await isEdited(tx, entry.id)) return
  await upsertProduct(tx, entry.id, productRow(entry))
  for (const row of variantRows(entry)) await upsertVariant(tx, { productId: entry.id, ...row })
  await replaceParts(tx, entry.id, partRows(entry))
  // A product appears on many pages (store, prices, services, sitemap), so all pages are invalidated.
  await announceChangedPages(tx, ['*'])
}

function productRow(entry: Entry) {
  return {
    title: entry.title,
    subtitle: entry.subtitle,
    ribbonText: entry.ribbonText,
    description: entry.descriptionHtml,
    typeValue: entry.type,
    purchasable: entry.purchasable,
    position: entry.order,
    siteProductSelection: entry.siteProductSelection,
    caseType: caseTypeOf[entry.type],
    customFields: JSON.stringify({
      package: entry.package,
      addOn: entry.addOn,
      wasPriceClaimId: entry.wasPriceClaimId,
    }),
  }
}

function variantRows(entry: Entry) {
  const images = imagesOf(entry)
  return entry.variants.map((variant, position) => ({
    id: variant.id,
    inventoryQuantity: variant.inventoryQuantity,
    title: variant.title,
    sku: variant.sku,
    imageUrl:
      entry.type === 'consultation' && entry.variants.length > 1 ? (images[position % images.length] ?? null) : null,
    currencyCode: currencyCode.toLowerCase(),
    priceInCents: variant.priceCents,
    salePriceInCents: variant.salePriceCents,
    manageInventory: variant.manageInventory,
    monthlyPlaces: variant.monthlyPlaces ?? null,
    appointmentMinutes: variant.appointmentMinutes ?? entry.package?.consultationMinutes ?? 0,
    taxYear: Number(variant.optionValues['tax-year']) || null,
    position,
  }))
}

function partRows(entry: Entry) {
  const productId = entry.id
  const own = (id: string) => `${productId}:${id}`
  return {
    productOptions: entry.options.map((option, position) => ({
      id: own(option.id),
      productId,
      title: option.title,
      position,
    })),
    productOptionValues: entry.variants.flatMap((variant) =>
      Object.entries(variant.optionValues).map(([option, value]) => ({
        id: `${variant.id}:${option}`,
        optionId: own(option),
        variantId: variant.id,
        value,
      })),
    ),
    productImages: imagesOf(entry).map((url, position) => ({
      productId,
      url,
      alt: entry.drawings[position]?.alt ?? '',
      position,
    })),
    productCollectionLinks: entry.collections.map((collectionId, position) => ({ productId, collectionId, position })),
    productDetails: entry.details.map(({ id, title, description, order }) => ({
      id: own(id),
      productId,
      title,
      description,
      position: order,
    })),
    productChecklistItems: entry.checklist.map(({ id, title, isRequired }, position) => ({
      id: own(id),
      productId,
      title,
      isRequired,
      position,
    })),
    productRelated: entry.relatedProductIds.map((relatedId, position) => ({
      id: own(relatedId),
      productId,
      relatedId,
      position,
    })),
  }
}

function imagesOf(entry: Entry): string[] {
  return entry.drawings.map((drawing) => pictureUrl(drawing.illustration, drawing.seed, drawing.level))
}
