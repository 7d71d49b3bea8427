import { sql } from 'kysely'
import type { Product as Entry } from '#content/products/product.ts'
import { collections, currencyCode } from '#content/products.ts'
import type { Tx } from '#platform/db/database.server.ts'
import { announceChangedPages } from '#web/changed-pages.server.ts'
import { pictureUrl } from './picture.ts'

/** What kind of case a paid unit opens. Add-ons belong to the case of the package they were bought with. */
const caseTypes: Record<Entry['type'], string | null> = {
  package: 'tax_return',
  service: 'service',
  consultation: 'consultation',
  'add-on': null,
}

/**
 * Writes a product of the catalogue with everything that hangs on it, replacing what it had before. Stock that is
 * already counted stays as it is: only a new variant begins with the stock of its entry.
 */
export async function saveProduct(tx: Tx, entry: Entry): Promise<void> {
  const own = (id: string) => `${entry.id}:${id}`
  const images = entry.drawings.map((drawing) => pictureUrl(drawing.motif, drawing.seed, drawing.level))
  const product = {
    title: entry.title,
    subtitle: entry.subtitle,
    ribbonText: entry.ribbonText,
    description: entry.descriptionHtml,
    thumbnail: images[0] ?? null,
    typeValue: entry.type,
    purchasable: entry.purchasable,
    position: entry.order,
    siteProductSelection: entry.siteProductSelection,
    caseType: caseTypes[entry.type],
    customFields: JSON.stringify({
      package: entry.package,
      addOn: entry.addOn,
      wasPriceClaimId: entry.wasPriceClaimId,
    }),
  }
  await tx
    .insertInto('products')
    .values({ id: entry.id, ...product })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ ...product, updatedAt: sql`now()` }))
    .execute()
  for (const [position, variant] of entry.variants.entries()) {
    const values = {
      title: variant.title,
      sku: variant.sku,
      imageUrl:
        entry.type === 'consultation' && entry.variants.length > 1 ? (images[position % images.length] ?? null) : null,
      currencyCode: currencyCode.toLowerCase(),
      priceInCents: variant.priceCents,
      salePriceInCents: variant.salePriceCents,
      manageInventory: variant.manageInventory,
      monthlyPlaces: variant.monthlyPlaces ?? null,
      taxYear: Number(variant.optionValues['tax-year']) || null,
      position,
    }
    await tx
      .insertInto('productVariants')
      .values({ id: variant.id, productId: entry.id, inventoryQuantity: variant.inventoryQuantity, ...values })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
      .execute()
  }
  await replaceParts(tx, entry, own, images)
  // A product stands on many pages: store, prices, services, sitemap.
  await announceChangedPages(tx, ['*'])
}

async function replaceParts(tx: Tx, entry: Entry, own: (id: string) => string, images: string[]): Promise<void> {
  const productId = entry.id
  for (const table of [
    'productOptions',
    'productImages',
    'productCollectionLinks',
    'productDetails',
    'productChecklistItems',
    'productRelated',
  ] as const) {
    await tx.deleteFrom(table).where('productId', '=', productId).execute()
  }
  const rows = {
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
    productImages: images.map((url, position) => ({
      productId,
      url,
      alt: entry.drawings[position]?.alt ?? '',
      type: 'drawing',
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
      sectionTitle: 'Also in the store',
      relatedType: 'product',
      relatedId,
      position,
    })),
  }
  if (rows.productOptions.length > 0) await tx.insertInto('productOptions').values(rows.productOptions).execute()
  if (rows.productOptionValues.length > 0)
    await tx.insertInto('productOptionValues').values(rows.productOptionValues).execute()
  if (rows.productImages.length > 0) await tx.insertInto('productImages').values(rows.productImages).execute()
  if (rows.productCollectionLinks.length > 0)
    await tx.insertInto('productCollectionLinks').values(rows.productCollectionLinks).execute()
  if (rows.productDetails.length > 0) await tx.insertInto('productDetails').values(rows.productDetails).execute()
  if (rows.productChecklistItems.length > 0)
    await tx.insertInto('productChecklistItems').values(rows.productChecklistItems).execute()
  if (rows.productRelated.length > 0) await tx.insertInto('productRelated').values(rows.productRelated).execute()
}

/** The collections that products are filed under. */
export async function saveCollections(tx: Tx): Promise<void> {
  await tx
    .insertInto('productCollections')
    .values(collections.map(({ id, title }) => ({ id, title })))
    .onConflict((conflict) => conflict.column('id').doUpdateSet((eb) => ({ title: eb.ref('excluded.title') })))
    .execute()
}
