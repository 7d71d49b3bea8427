import { randomUUID } from 'node:crypto'
import { firstPasswordCookie } from '#accounts/passwords/first-password.server.ts'
import { findCurrentUser } from '#accounts/sessions/current-user.server.ts'
import { vatPercent } from '#company/vat.ts'
import { networkOf } from '#platform/http/client-address.ts'
import { countUse } from '#platform/http/limits.server.ts'
import { requestOf, servicesOf } from '#platform/http/request-context.server.ts'
import { t } from '#platform/texts.ts'
import { writeUnpaidOrder } from '#shop/cart/unpaid-cart.server.ts'
import { storeError } from '#shop/catalogue/store-reply.server.ts'
import { domicilePath, readDeclared } from '#shop/domicile/domicile.ts'
import * as shopTexts from '#shop/locales/en.ts'
import { readPriceGuaranteeCookie } from '#shop/price-guarantee/price-guarantee-cookie.server.ts'
import { readDiscount } from '#shop/promotions/discount-input.ts'
import type { Route } from './+types/checkout-route'
import { checkoutBody, checkoutLimit, isOwnAddress } from './checkout-input.ts'
import { explainRefusal, placeDiscounted } from './place-order.server.ts'

const copy = () => t(shopTexts.checkoutRoute)

export async function action({ request, params, context }: Route.ActionArgs) {
  const services = servicesOf(context)
  const { id, ip } = requestOf(context)
  if (params.storeId !== services.config.STORE_ID)
    return storeError(404, 'unknown_store', copy().thisStoreDoesNotExist, id)
  if (request.method !== 'POST') return storeError(405, 'method_not_allowed', copy().thisAddressAcceptsPostRequests, id)
  const limited = await countUse(services.pool, checkoutLimit, networkOf(ip))
  if (!limited.ok) {
    const reply = storeError(429, 'too_many_requests', copy().tooManyAttemptsPleaseWait(limited.retryAfterSeconds), id)
    reply.headers.set('Retry-After', String(limited.retryAfterSeconds))
    return reply
  }
  const json = await request.json().catch(() => undefined)
  const parsed = checkoutBody.safeParse(json)
  if (!parsed.success) {
    const fields = Object.fromEntries(parsed.error.issues.map((issue) => [issue.path.join('.'), issue.message]))
    return storeError(400, 'bad_request', copy().orderIsNotValid, id, fields)
  }
  const { items, successUrl, cancelUrl, cartId, expectedTotalInCents, locale, timeZone, discount, domicile, canton } =
    parsed.data
  for (const [field, address] of Object.entries({ successUrl, cancelUrl })) {
    if (!isOwnAddress(address, [services.config.PUBLIC_URL, request.url])) {
      return storeError(400, 'foreign_url', copy().onlyAddressesOnThisSite, id, {
        [field]: copy().notAnAddressOfThisSite,
      })
    }
  }
  const user = await findCurrentUser(services, request)
  const discountInput = {
    items: items.map((item) => ({ variantId: item.variant_id, quantity: item.quantity })),
    cartKey: cartId ?? randomUUID(),
    person: user ? { id: user.person.id, email: user.person.email } : null,
    successUrl,
    cancelUrl,
    locale: locale ?? null,
    timeZone: timeZone ?? null,
    expectedTotalCents: expectedTotalInCents ?? null,
    discount: { ...readDiscount(discount ?? {}), priceGuarantee: await readPriceGuaranteeCookie(request) },
    domicile: readDeclared(domicile, canton),
  }
  const outcome = await placeDiscounted(services, discountInput, ip)
  if (!outcome.ok) {
    const { status, code, message } = explainRefusal(outcome)
    return storeError(status, code, message, id)
  }
  const unpaid = await writeUnpaidOrder(outcome.returnToken, services.config.PUBLIC_URL.startsWith('https:'))
  const headers = new Headers({ 'Cache-Control': 'no-store', 'Set-Cookie': unpaid })
  headers.append('Set-Cookie', firstPasswordCookie(services, outcome.orderId))
  const url =
    discountInput.domicile || vatPercent() === null
      ? outcome.url
      : `${services.config.PUBLIC_URL}${domicilePath(outcome.returnToken)}`
  return Response.json({ url, orderId: outcome.orderId }, { headers })
}

export function loader({ context }: Route.LoaderArgs) {
  return storeError(405, 'method_not_allowed', copy().thisAddressAcceptsPostRequests, requestOf(context).id)
}
