import { z } from 'zod'
import { findCurrentUser } from '#accounts/sessions/current-user.server.ts'
import { networkOf } from '#platform/http/client-address.ts'
import { countUse, type Limit } from '#platform/http/limits.server.ts'
import { requestOf, servicesOf } from '#platform/http/request-context.server.ts'
import { t } from '#platform/texts.ts'
import { storeError } from '#shop/catalogue/store-reply.server.ts'
import { checkoutItems } from '#shop/checkout/checkout-input.ts'
import * as shopTexts from '#shop/locales/en.ts'
import { readPriceGuaranteeCookie } from '#shop/price-guarantee/price-guarantee-cookie.server.ts'
import type { Route } from './+types/discounts-route'
import { discountBody, readDiscount } from './discount-input.ts'
import { listPricedLines } from './order-discount-db.server.ts'
import { quoteDiscounts } from './quote-discounts.server.ts'

import { shownLines } from './work-out-discounts.server.ts'

const copy = () => t(shopTexts.discountsRoute)

const body = discountBody.extend({ items: checkoutItems, cart_id: z.uuid().optional() })
const asks: Limit = { name: 'discount-asks', points: 240, seconds: 600 }

export async function action({ request, params, context }: Route.ActionArgs) {
  const services = servicesOf(context)
  const { id, ip } = requestOf(context)
  if (params.storeId !== services.config.STORE_ID)
    return storeError(404, 'unknown_store', copy().thisStoreDoesNotExist, id)
  if (request.method !== 'POST') return storeError(405, 'method_not_allowed', copy().thisAddressAcceptsPostRequests, id)
  const limited = await countUse(services.pool, asks, networkOf(ip))
  if (!limited.ok) {
    const wait = copy().tooManyAttemptsPleaseWait(limited.retryAfterSeconds)
    return storeError(429, 'too_many_requests', wait, id)
  }
  const parsed = body.safeParse(await request.json().catch(() => undefined))
  if (!parsed.success) {
    const fields = Object.fromEntries(parsed.error.issues.map((issue) => [issue.path.join('.'), issue.message]))
    return storeError(400, 'bad_request', copy().requestIsNotValid, id, fields)
  }
  const items = parsed.data.items.map((item) => ({ variantId: item.variant_id, quantity: item.quantity }))
  const lines = await listPricedLines(services.db, items)
  const person = (await findCurrentUser(services, request))?.person ?? null
  const discount = { ...readDiscount(parsed.data), priceGuarantee: await readPriceGuaranteeCookie(request) }
  const worked = await quoteDiscounts(services, {
    ...{ lines, discount, person, ip },
    cartKey: parsed.data.cart_id ?? null,
  })
  const { errors } = worked
  const words = t(shopTexts.promotion).discountErrors
  const refused = (error: keyof typeof words | undefined) => (error ? { code: error, message: words[error] } : null)
  const answer = {
    discounts: shownLines(worked).map(({ title, amountCents }) => ({ title, amount_in_cents: amountCents })),
    refused: { code: refused(errors.code), first_time: refused(errors.firstTime) },
  }
  return Response.json(answer, { headers: { 'Cache-Control': 'no-store' } })
}

export function loader({ context }: Route.LoaderArgs) {
  return storeError(405, 'method_not_allowed', copy().thisAddressAcceptsPostRequests, requestOf(context).id)
}
