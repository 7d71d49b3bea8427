import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/database.server.ts'
import { type ItemText, needColumns, needOf } from './item-text.ts'

/** `taxYear` is null for the template that applies to every year without its own template. */
export type TemplateKey = { productId: string; taxYear: number | null }
export type TemplateSource = 'year' | 'all-years' | 'catalogue'
export type Template = { source: TemplateSource; items: ItemText[] }

export async function findTemplate(db: Db | Tx, { productId, taxYear }: TemplateKey): Promise<Template> {
  const chosen = await db
    .selectFrom('checklistTemplates')
    .select(['id', 'taxYear'])
    .where('productId', '=', productId)
    .where((eb) => eb.or([eb('taxYear', 'is', null), eb('taxYear', '=', taxYear)]))
    .orderBy(sql`tax_year nulls last`)
    .limit(1)
    .executeTakeFirst()
  if (!chosen) {
    const rows = await db
      .selectFrom('productChecklistItems')
      .select(['title', 'isRequired'])
      .where('productId', '=', productId)
      .orderBy('position')
      .execute()
    return { source: 'catalogue', items: rows.map((row) => itemOf({ ...row, description: '', isIfAtHand: false })) }
  }
  const rows = await db
    .selectFrom('checklistTemplateItems')
    .select(['title', 'description', 'isRequired', 'isIfAtHand'])
    .where('templateId', '=', chosen.id)
    .orderBy('position')
    .execute()
  return { source: chosen.taxYear === null ? 'all-years' : 'year', items: rows.map(itemOf) }
}

function itemOf({ title, description, ...columns }: Omit<ItemText, 'need'> & Parameters<typeof needOf>[0]): ItemText {
  return { title, description, need: needOf(columns) }
}

export async function saveTemplate(
  tx: Tx,
  { productId, taxYear }: TemplateKey,
  { items, updatedBy, updatedAt }: { items: ItemText[]; updatedBy: string; updatedAt: Date },
): Promise<void> {
  const { id } = await tx
    .insertInto('checklistTemplates')
    .values({ productId, taxYear, updatedBy, updatedAt })
    .onConflict((conflict) => conflict.columns(['productId', 'taxYear']).doUpdateSet({ updatedBy, updatedAt }))
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx.deleteFrom('checklistTemplateItems').where('templateId', '=', id).execute()
  if (items.length === 0) return
  const rows = items.map(({ need, ...text }, position) => ({
    ...text,
    ...needColumns(need),
    templateId: id,
    position,
  }))
  await tx.insertInto('checklistTemplateItems').values(rows).execute()
}

export async function deleteTemplate(tx: Tx, { productId, taxYear }: TemplateKey): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('checklistTemplates')
    .where('productId', '=', productId)
    .where('taxYear', 'is not distinct from', taxYear)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export function listTemplateProducts(db: Db | Tx, ids: string[]) {
  return db
    .selectFrom('products as p')
    .select(['p.id', 'p.title', 'p.typeValue'])
    .select(
      sql<(number | null)[]>`(select coalesce(json_agg(t.tax_year order by t.tax_year desc nulls last), '[]')
        from checklist_templates t where t.product_id = p.id)`.as('years'),
    )
    .where('p.id', 'in', ids)
    .execute()
}

export type TemplateProduct = Awaited<ReturnType<typeof listTemplateProducts>>[number]
