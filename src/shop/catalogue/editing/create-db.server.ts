import { sql } from 'kysely'
import type { CollectionId, ProductType } from '#content/products/product.ts'
import type { Tx } from '#platform/db/database.server.ts'

export async function listProductIds(tx: Tx): Promise<string[]> {
  return (await tx.selectFrom('products').select('id').execute()).map(({ id }) => id)
}

const collectionsOf: Record<ProductType, CollectionId> = {
  package: 'packages',
  'add-on': 'add-ons',
  consultation: 'consultations',
  service: 'services',
}

type CreateDbResult = { id: string; title: string; by: string; at: Date }

export async function insertBlank(
  tx: Tx,
  {
    id,
    title,
    type,
    caseType,
    priceCents,
    by,
    at,
  }: CreateDbResult & { type: ProductType; caseType: string | null; priceCents: number },
): Promise<void> {
  const row = { id, title, typeValue: type, caseType, isHidden: true, position: lastPlace, editedBy: by, editedAt: at }
  await tx.insertInto('products').values(row).execute()
  await tx
    .insertInto('productVariants')
    .values({ id: `${id}-default`, productId: id, title, priceInCents: priceCents, currencyCode: 'chf' })
    .execute()
  await tx.insertInto('productCollectionLinks').values({ productId: id, collectionId: collectionsOf[type] }).execute()
}

/** Inserts a hidden copy in last position, without its calculator link, former prices and SKUs (which are unique). */
export async function insertCopy(tx: Tx, from: string, { id, title, by, at }: CreateDbResult): Promise<void> {
  await sql`insert into products (id, title, subtitle, ribbon_text, description, type_value, purchasable, is_hidden,
      position, site_product_selection, case_type, edited_by, edited_at)
    select ${id}, ${title}, subtitle, null, description, type_value, purchasable, true,
      ${lastPlace}, site_product_selection, case_type, ${by}, ${at}
    from products where id = ${from}`.execute(tx)
  const renamed = (column: string) => sql`${`${id}:`} || substr(md5(${sql.ref(column)}), 1, 12)`
  await sql`insert into product_variants (id, product_id, title, image_url, currency_code, price_in_cents, manage_inventory,
      inventory_quantity, monthly_places, appointment_minutes, tax_year, position, is_offered)
    select ${renamed('id')}, ${id}, title, image_url, currency_code, coalesce(sale_price_in_cents, price_in_cents),
      manage_inventory, inventory_quantity, monthly_places, appointment_minutes, tax_year, position, is_offered
    from product_variants where product_id = ${from}`.execute(tx)
  await sql`insert into product_options (id, product_id, title, position)
    select ${renamed('id')}, ${id}, title, position from product_options where product_id = ${from}`.execute(tx)
  await sql`insert into product_option_values (id, option_id, variant_id, value)
    select ${renamed('v.id')}, ${renamed('v.option_id')}, ${renamed('v.variant_id')}, v.value
    from product_option_values v join product_options o on o.id = v.option_id where o.product_id = ${from}`.execute(tx)
  await sql`insert into product_images (product_id, url, alt, position)
    select ${id}, url, alt, position from product_images where product_id = ${from}`.execute(tx)
  await sql`insert into product_collection_links (product_id, collection_id, position)
    select ${id}, collection_id, position from product_collection_links where product_id = ${from}`.execute(tx)
  await sql`insert into product_details (id, product_id, title, description, position)
    select ${renamed('id')}, ${id}, title, description, position from product_details where product_id = ${from}`.execute(
    tx,
  )
  await sql`insert into product_checklist_items (id, product_id, title, is_required, position)
    select ${renamed('id')}, ${id}, title, is_required, position
    from product_checklist_items where product_id = ${from}`.execute(tx)
  await sql`insert into product_related (id, product_id, related_id, position)
    select ${renamed('id')}, ${id}, related_id, position
    from product_related where product_id = ${from}`.execute(tx)
}

const lastPlace = sql<number>`(select coalesce(max(position), 0) + 1 from products)`

export async function findVariantsFor(tx: Tx, productId: string) {
  const variants = await tx
    .selectFrom('productVariants')
    .select(['id', 'title', 'position'])
    .where('productId', '=', productId)
    .orderBy('position')
    .execute()
  const options = await tx.selectFrom('productOptions').select('id').where('productId', '=', productId).execute()
  return { variants, options }
}

export async function insertVariant(
  tx: Tx,
  variant: { id: string; productId: string; title: string; priceCents: number; position: number },
): Promise<void> {
  const { priceCents, ...row } = variant
  await tx
    .insertInto('productVariants')
    .values({ ...row, priceInCents: priceCents, currencyCode: 'chf' })
    .execute()
}

export async function insertOption(tx: Tx, productId: string, title: string): Promise<string> {
  const id = `${productId}:option`
  await tx.insertInto('productOptions').values({ id, productId, title, position: 0 }).execute()
  return id
}

export async function insertOptionValues(
  tx: Tx,
  optionId: string,
  values: readonly { variantId: string; value: string }[],
): Promise<void> {
  const rows = values.map(({ variantId, value }) => ({ id: `${variantId}:value`, optionId, variantId, value }))
  await tx.insertInto('productOptionValues').values(rows).execute()
}
