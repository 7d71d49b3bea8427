import { requestOf, servicesOf } from '#platform/http/request-context.server.ts'
import { t } from '#platform/texts.ts'
import * as catalogueTexts from '#shop/catalogue/locales/en.ts'
import type { Route } from './+types/products-route'
import { listProducts } from './catalogue-db.server.ts'
import { readProductQuery } from './store-query.ts'
import { storeError, storeReply } from './store-reply.server.ts'

const copy = () => t(catalogueTexts.productsRoute)

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { config, db, now } = servicesOf(context)
  const { id } = requestOf(context)
  if (params.storeId !== config.STORE_ID) return storeError(404, 'unknown_store', copy().thisStoreDoesNotExist, id)
  const read = readProductQuery(new URL(request.url).searchParams)
  if (!read.ok) return storeError(400, 'bad_query', copy().queryParametersAreNotValid, id, read.fields)
  if (read.query.isHidden) return storeError(403, 'forbidden', copy().onlyStaffCanSeeHidden, id)
  return storeReply(request, await listProducts(db, read.query, now()))
}
