import { data, redirect } from 'react-router'
import { useVatPercent } from '#company/use-vat-percent.ts'
import { guaranteedPrice } from '#content/pages/price-guarantee.ts'
import { describeVat } from '#content/vat.ts'
import { Button, ButtonLink } from '#design/button.tsx'
import { FactList } from '#design/facts.tsx'
import { Note } from '#design/feedback/note.tsx'
import { Field } from '#design/form/field.tsx'
import { TextInput } from '#design/form/input.tsx'
import { Col, Grid, PageHeader, Wrap } from '#design/page/layout.tsx'
import styles from '#design/shop.css?url'
import { formatDateTime, formatMoney } from '#platform/format.ts'
import { intentOf } from '#platform/http/form-intent.server.ts'
import { pageMeta } from '#platform/http/page-meta.ts'
import { readForm } from '#platform/http/read-form.ts'
import { requestOf, servicesOf } from '#platform/http/request-context.server.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import { t } from '#platform/texts.ts'
import { explain } from '#platform/words.ts'
import type { CartRefusal } from '#shop/cart/cart.ts'
import { changeCookieCart, readCookieCart, writeCookieCart } from '#shop/cart/cart-cookie.server.ts'
import * as cartTexts from '#shop/cart/locales/en.ts'
import * as shopTexts from '#shop/locales/en.ts'

import type { Route } from './+types/price-guarantee-page'
import { emailPriceGuarantee, type OpenedLine, openPriceGuarantee } from './open-price-guarantee.server.ts'
import { type EmailRejection, priceGuaranteePath } from './price-guarantee.ts'
import { writePriceGuaranteeCookie } from './price-guarantee-cookie.server.ts'

export const headers = privatePage
export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }]
export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(
    { title: guaranteedPrice.title, description: guaranteedPrice.lead, path: '/pricing', noindex: true },
    matches,
  )

export async function loader({ params, context }: Route.LoaderArgs) {
  const services = servicesOf(context)
  const opened = await openPriceGuarantee(services, params.token)
  const problemValue = opened ? opened.error : 'price-lock-unknown'
  const found = {
    problem: problemValue && t(shopTexts.priceGuarantee).errors[problemValue],
    saved: opened && { endsAt: opened.endsAt, lines: opened.lines, totalCents: opened.totalCents },
    url: `${services.config.PUBLIC_URL}${priceGuaranteePath(params.token)}`,
  }
  return data(found, { status: opened ? 200 : 404 })
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const services = servicesOf(context)
  const { token } = params
  const form = await readForm(request)
  const intent = intentOf(form)
  if (intent !== 'mail' && intent !== 'cart') throw data(null, { status: 422 })
  if (intent === 'mail') {
    const email = String(form.get('email') ?? '')
    const outcome = await emailPriceGuarantee(services, { token, email, ip: requestOf(context).ip })
    if (outcome.ok) return data({ error: null, mailed: true, email: '' })
    const error = explain<EmailRejection>(t(shopTexts.priceGuarantee).mail, outcome)
    return data({ error, mailed: false, email }, { status: outcome.reason === 'too-many' ? 429 : 422 })
  }
  const opened = await openPriceGuarantee(services, token)
  const refuse = (error: string) => data({ error, mailed: false, email: '' }, { status: 409 })
  if (!opened || opened.error)
    return refuse(t(shopTexts.priceGuarantee).errors[opened?.error ?? 'price-lock-unknown'].text)
  let cart = await readCookieCart(request)
  const sold = opened.lines.filter(({ todayCents }) => todayCents !== null)
  if (sold.length === 0) return refuse(guaranteedPrice.notOrderable)
  for (const { productId, variantId } of sold) {
    const change = { intent: 'add', productId, variantId, quantity: 1 } as const
    const outcome = await changeCookieCart(services.db, cart, change, services.now())
    if (!outcome.ok) return refuse(explain<CartRefusal>(t(cartTexts.shop).cart, outcome))
    cart = outcome.cart
  }
  const isHttps = services.config.PUBLIC_URL.startsWith('https:')
  const secondsLeft = Math.floor((opened.endsAt.getTime() - services.now().getTime()) / 1000)
  const cookies = new Headers()
  cookies.append('Set-Cookie', await writeCookieCart(cart, isHttps))
  cookies.append('Set-Cookie', await writePriceGuaranteeCookie(token, secondsLeft, isHttps))
  throw redirect('/cart', { status: 303, headers: cookies })
}

export default function PriceGuaranteePage({ loaderData: { problem, saved, url }, actionData }: Route.ComponentProps) {
  const isOpen = saved !== null && !problem
  const vatPercent = useVatPercent()
  return (
    <>
      <PageHeader title={problem?.title ?? guaranteedPrice.title} lead={problem?.text ?? guaranteedPrice.lead} />
      <Wrap className="page-end">
        {actionData?.error && (
          <Note kind="bad" live>
            {actionData.error}
          </Note>
        )}
        <Grid>
          <Col span="1-7">
            {saved && <SavedLines lines={saved.lines} />}
            {isOpen && (
              <section className="mt-32">
                <h2 className="t20">{guaranteedPrice.linkTitle}</h2>
                <p className="soft">{guaranteedPrice.linkHint}</p>
                <TextInput readOnly id="kept-link" aria-label={guaranteedPrice.linkTitle} defaultValue={url} />
                <h2 className="t20 mt-32">{guaranteedPrice.emailTitle}</h2>
                {actionData?.mailed && (
                  <Note kind="done" live>
                    {guaranteedPrice.mailed}
                  </Note>
                )}
                <form method="post" className="stack mt-8">
                  <Field name="email" label={guaranteedPrice.emailLabel} hint={guaranteedPrice.emailHint}>
                    <TextInput
                      type="email"
                      autoComplete="email"
                      maxLength={200}
                      required
                      defaultValue={actionData?.email}
                    />
                  </Field>
                  <Button kind="outline" name="intent" value="mail">
                    {guaranteedPrice.emailButton}
                  </Button>
                </form>
              </section>
            )}
          </Col>
          <Col span="8-12">
            <aside className="receipt">
              {saved && (
                <FactList
                  facts={[
                    { term: guaranteedPrice.until, value: formatDateTime(saved.endsAt) },
                    {
                      term: describeVat(guaranteedPrice.total, vatPercent),
                      value: formatMoney(saved.totalCents),
                      total: true,
                    },
                  ]}
                />
              )}
              {isOpen && saved.totalCents > 0 && (
                // A full page load is intended, so that the browser's cart imports the items that this form adds.
                <form method="post" className="mt-24">
                  <Button kind="primary" full name="intent" value="cart">
                    {guaranteedPrice.inCart}
                  </Button>
                </form>
              )}
              {isOpen && <p className="fine mt-16">{guaranteedPrice.terms}</p>}
              <p className="mt-16">
                <ButtonLink to="/pricing#calculator" kind={isOpen ? 'quiet' : 'primary'}>
                  {guaranteedPrice.again}
                </ButtonLink>
              </p>
            </aside>
          </Col>
        </Grid>
      </Wrap>
    </>
  )
}

function SavedLines({ lines }: { lines: readonly OpenedLine[] }) {
  const { status, emailContent: email } = t(shopTexts.priceGuarantee)
  return (
    <FactList
      amounts
      facts={lines.map((line) => {
        const words = status[line.status](line)
        return {
          key: line.variantId,
          value: formatMoney(line.unitPriceCents),
          term: (
            <>
              {email.line(line)}
              {words && <br />}
              {words && <span className="fine">{words}</span>}
            </>
          ),
        }
      })}
    />
  )
}
