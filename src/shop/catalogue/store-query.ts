import { z } from 'zod'
import { t } from '#platform/texts.ts'
import * as catalogueTexts from '#shop/catalogue/locales/en.ts'
import type { ProductQuery } from './catalogue-db.server.ts'

const copy = () => t(catalogueTexts.storeQuery)

const count = (max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, { error: copy().mustBeWholeNumber })
    .transform(Number)
    .pipe(z.number().max(max, { error: copy().mustBeAtMost(max) }))

const known = z.strictObject({
  'ids[]': z.array(z.string()).max(100).optional(),
  offset: count(100_000).optional(),
  limit: count(100).optional(),
  order: z.enum(['asc', 'desc']).optional(),
  sort_by: z.enum(['order', 'title', 'price', 'updated_at']).optional(),
  is_hidden: z.enum(['true', 'false']).optional(),
  to_date: z.iso.datetime({ offset: true }).or(z.iso.date()).optional(),
})

export type QueryOutcome<T> = { ok: true; query: T } | { ok: false; fields: Record<string, string> }

export function readProductQuery(params: URLSearchParams): QueryOutcome<ProductQuery> {
  const parsed = known.safeParse(gather(params, ['ids[]']))
  if (!parsed.success) return { ok: false, fields: errors(parsed.error) }
  const { 'ids[]': ids, sort_by, is_hidden, to_date, ...rest } = parsed.data
  return {
    ok: true,
    query: {
      ...rest,
      ids,
      sortBy: sort_by,
      isHidden: is_hidden === undefined ? undefined : is_hidden === 'true',
      toDate: to_date ? new Date(to_date) : undefined,
    },
  }
}

const stockQuery = z.strictObject({
  fields: z
    .literal('inventory_quantity', {
      get error() {
        return copy().mustBeInventoryQuantity
      },
    })
    .optional(),
  'product_ids[]': z
    .array(z.string())
    .min(1, {
      get error() {
        return copy().mustContainAtLeastOne
      },
    })
    .max(100),
})

export function readStockQuery(params: URLSearchParams): QueryOutcome<{ productIds: string[] }> {
  const parsed = stockQuery.safeParse({ 'product_ids[]': [], ...gather(params, ['product_ids[]']) })
  if (!parsed.success) return { ok: false, fields: errors(parsed.error) }
  return { ok: true, query: { productIds: parsed.data['product_ids[]'] } }
}

export function readFieldQuery(params: URLSearchParams, fields: string[]): QueryOutcome<{ field: string | undefined }> {
  const parsed = z.strictObject({ field: z.enum(fields).optional() }).safeParse(gather(params, []))
  return parsed.success
    ? { ok: true, query: { field: parsed.data.field } }
    : { ok: false, fields: errors(parsed.error) }
}

function gather(params: URLSearchParams, lists: string[]): Record<string, string | string[]> {
  const names = [...new Set(params.keys())]
  return Object.fromEntries(
    names.map((name) => [name, lists.includes(name) ? params.getAll(name) : (params.get(name) ?? '')]),
  )
}

function errors(error: z.ZodError): Record<string, string> {
  return Object.fromEntries(
    error.issues.flatMap((issue) =>
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => [key, 'is not known'])
        : [[String(issue.path[0] ?? ''), issue.message]],
    ),
  )
}
