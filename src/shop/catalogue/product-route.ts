import { requestOf, servicesOf } from '#platform/http/request-context.server.ts'
import { t } from '#platform/texts.ts'
import * as catalogueTexts from '#shop/catalogue/locales/en.ts'
import type { Route } from './+types/product-route'
import type { ProductDetails } from './catalogue.ts'
import { findProduct } from './catalogue-db.server.ts'
import { readFieldQuery } from './store-query.ts'
import { storeError, storeReply } from './store-reply.server.ts'

const copy = () => t(catalogueTexts.productRoute)

const fields: (keyof ProductDetails)[] = [
  'id',
  'title',
  'subtitle',
  'ribbon_text',
  'description',
  'thumbnail',
  'price_in_cents',
  'currency',
  'purchasable',
  'order',
  'site_product_selection',
  'images',
  'options',
  'variants',
  'product_collections',
  'additional_info',
  'checklist',
  'type',
  'custom_fields',
  'related_products',
  'updated_at',
  'status',
  'created_at',
  'deleted_at',
  'metadata',
]

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { config, db, now } = servicesOf(context)
  const { id } = requestOf(context)
  if (params.storeId !== config.STORE_ID) return storeError(404, 'unknown_store', copy().thisStoreDoesNotExist, id)
  const read = readFieldQuery(new URL(request.url).searchParams, fields)
  if (!read.ok) return storeError(400, 'bad_query', copy().queryParametersAreNotValid, id, read.fields)
  const product = await findProduct(db, params.productId, now())
  if (!product) return storeError(404, 'unknown_product', copy().thisProductDoesNotExist, id)
  const { field } = read.query
  if (!field) return storeReply(request, { product })
  const chosen = Object.entries(product).filter(([name]) => name === 'id' || name === field)
  return storeReply(request, { product: Object.fromEntries(chosen) })
}
