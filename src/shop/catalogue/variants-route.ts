import { requestOf, servicesOf } from '#platform/http/request-context.server.ts'
import { t } from '#platform/texts.ts'
import * as catalogueTexts from '#shop/catalogue/locales/en.ts'
import type { Route } from './+types/variants-route'
import { listStock } from './catalogue-db.server.ts'
import { readStockQuery } from './store-query.ts'
import { storeError, storeReply } from './store-reply.server.ts'

const copy = () => t(catalogueTexts.variantsRoute)

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { config, db, now } = servicesOf(context)
  const { id } = requestOf(context)
  if (params.storeId !== config.STORE_ID) return storeError(404, 'unknown_store', copy().thisStoreDoesNotExist, id)
  const read = readStockQuery(new URL(request.url).searchParams)
  if (!read.ok) return storeError(400, 'bad_query', copy().queryParametersAreNotValid, id, read.fields)
  const reply = storeReply(request, { variants: await listStock(db, read.query.productIds, now()) })
  reply.headers.set('Cache-Control', 'no-cache')
  return reply
}
