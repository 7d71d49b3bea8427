import { data, Form, Link, redirect } from 'react-router'
import { vatPercent } from '#company/vat.ts'
import { Button } from '#design/button.tsx'
import { FactList } from '#design/facts.tsx'
import { PageHeader, Wrap } from '#design/page/layout.tsx'
import styles from '#design/shop.css?url'
import { pageMeta } from '#platform/http/page-meta.ts'
import { readForm } from '#platform/http/read-form.ts'
import { servicesOf } from '#platform/http/request-context.server.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import { t } from '#platform/texts.ts'
import * as cartTexts from '#shop/cart/locales/en.ts'
import { checkOrder } from '#shop/orders/close-orders.server.ts'
import { wayToPay } from '#shop/orders/order.ts'
import { moneyOf } from '#shop/orders/order-amounts.ts'
import { declareDomicile } from '#shop/orders/pay-own-order.server.ts'
import type { Route } from './+types/domicile-page'
import { readDeclared, vatOffCents } from './domicile.ts'
import { DomicileField } from './domicile-field.tsx'

export const headers = privatePage
export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }]
export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(
    {
      title: t(cartTexts.domicile).page.title,
      description: t(cartTexts.domicile).page.lead,
      path: '/checkout',
      noindex: true,
    },
    matches,
  )

export async function loader({ context, params }: Route.LoaderArgs) {
  const services = servicesOf(context)
  const order = await checkOrder(services, params.returnToken)
  if (!order) throw new Response(null, { status: 404 })
  if (wayToPay(order, services.now()) !== 'checkout') throw redirect(`/success?order=${params.returnToken}`, 303)
  if (order.domicileCountry !== null && order.checkoutUrl) throw redirect(order.checkoutUrl, 303)
  const { totalCents, currencyCode } = order
  const abroadCents = totalCents - vatOffCents(totalCents, 'abroad', vatPercent())
  return { order: { totalCents, currencyCode }, abroadCents }
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const form = await readForm(request)
  const domicile = readDeclared(String(form.get('domicile') ?? ''))
  if (!domicile) return data({ error: t(cartTexts.domicile).missing }, { status: 422 })
  const outcome = await declareDomicile(servicesOf(context), params.returnToken, domicile)
  if (!outcome.ok) throw new Response(null, { status: 404 })
  throw redirect(outcome.url, 303)
}

export default function DomicilePage({ loaderData: { order, abroadCents }, actionData }: Route.ComponentProps) {
  const { page, abroad } = t(cartTexts.domicile)
  const money = moneyOf(order)
  return (
    <>
      <PageHeader title={page.title} lead={page.lead} />
      <Wrap className="page-end">
        <Form method="post" className="stack measure" noValidate>
          <FactList facts={[{ term: page.domestic, value: money(order.totalCents) }]} />
          <p className="soft t16 numbers">{abroad(money(abroadCents))}</p>
          <DomicileField error={actionData?.error} />
          <Button kind="primary">{page.button}</Button>
          <Link to="/cart">{page.back}</Link>
        </Form>
      </Wrap>
    </>
  )
}
