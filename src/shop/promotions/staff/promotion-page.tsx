import { data, Form, Link } from 'react-router'
import { may } from '#accounts/people/may.ts'
import { adminContext, forbidden, notFound } from '#admin/guard.server.ts'
import { doneAt } from '#admin/notices.server.ts'
import { adminMeta } from '#admin/ui/admin-meta.ts'
import { EventLine } from '#admin/ui/event-line.tsx'
import { Button } from '#design/button.tsx'
import { FactList } from '#design/facts.tsx'
import { Note } from '#design/feedback/note.tsx'
import { Status } from '#design/feedback/status.tsx'
import { AppHeader, Panel } from '#design/page/app-shell.tsx'
import { BackLink } from '#design/page/crumbs.tsx'
import { formatDateTime, formatMoney } from '#platform/format.ts'
import { type ErrorStatuses, errorOf, type FieldError } from '#platform/http/error-statuses.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import { isUuid } from '#platform/text/uuid.ts'
import { t } from '#platform/texts.ts'
import * as shopTexts from '#shop/locales/en.ts'
import { endPromotion } from '#shop/promotions/make-promotion.server.ts'
import { mayEnd } from '#shop/promotions/promotion.ts'
import type { PromotionRefusal } from '#shop/staff/locales/en.ts'
import * as shopStaffTexts from '#shop/staff/locales/en.ts'
import type { Route } from './+types/promotion-page'
import { stateKinds, timeOf, usesOf, wayOf, worthOf } from './promotion-list.tsx'
import { listOrdersWith, listPromotions, listTitlesOf } from './promotion-list-db.server.ts'

const refused: ErrorStatuses<PromotionRefusal> = {
  forbidden: 403,
  'unknown-promotion': 404,
  'ended-before': 409,
  invalid: 422,
}

const copy = () => t(shopStaffTexts.promotionPage)

export const headers = privatePage
export const meta: Route.MetaFunction = ({ loaderData }) => adminMeta(loaderData?.promotion.title ?? copy().discount)

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { services, person } = adminContext({ request, context }, 'catalogue.read')
  const { db, now } = services
  const id = params.promotionId
  const [promotion] = isUuid(id) ? await listPromotions(db, [id], now()) : []
  if (!promotion) throw notFound()
  return {
    promotion,
    products: await listTitlesOf(db, id),
    orders: await listOrdersWith(db, id),
    mayEnd: may(person, 'catalogue.write') && mayEnd(promotion.state),
  }
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { services, actor } = adminContext({ request, context }, 'catalogue.write')
  const { promotionId } = params
  const outcome = await endPromotion(services, { actor, promotionId })
  if (outcome.ok) throw doneAt(`/admin/promotions/${promotionId}`, 'promotion-ended')
  const { status, text } = promotionError(outcome)
  if (status === 403) throw forbidden()
  if (status === 404) throw notFound()
  return data({ text }, { status })
}

export default function PromotionPage({ loaderData, actionData }: Route.ComponentProps) {
  const { promotion, products, orders } = loaderData
  return (
    <>
      <AppHeader title={promotion.title} before={<BackLink to="/admin/promotions">{copy().discounts}</BackLink>}>
        <Status kind={stateKinds[promotion.state]}>{t(shopTexts.promotion).states[promotion.state]}</Status>
      </AppHeader>
      {actionData && (
        <Note kind="bad" live title={copy().nothingWasChanged}>
          {actionData.text}
        </Note>
      )}
      <div className="panels">
        <div className="panel-stack">
          <Panel title={copy().terms}>
            <FactList
              dense
              facts={[
                { term: copy().value, value: worthOf(promotion) },
                { term: copy().howBuyersGetIt, value: wayOf(promotion) },
                { term: copy().time, value: timeOf(promotion) },
                { term: copy().products, value: products.length === 0 ? copy().all : products.join(', ') },
                { term: copy().oncePerPerson, value: promotion.isOnceEach ? copy().yes : copy().no },
                { term: copy().canBeCombined, value: promotion.isCombinable ? copy().yes : copy().no },
                { term: copy().createdBy, value: promotion.makerName ?? copy().system },
                ...(promotion.endedAt ? [{ term: copy().ended, value: formatDateTime(promotion.endedAt) }] : []),
              ]}
            />
            {loaderData.mayEnd && (
              <Form method="post" className="mt-16" preventScrollReset>
                <Button kind="outline" size="small" name="intent" value="end">
                  {copy().endDiscountNow}
                </Button>
              </Form>
            )}
          </Panel>
        </div>
        <div className="panel-stack">
          <Panel title={copy().use}>
            <FactList
              dense
              facts={[
                { term: copy().reservedOrUsed, value: usesOf(promotion) },
                { term: copy().totalDiscountOnPaidOrders, value: formatMoney(promotion.givenCents) },
              ]}
            />
            {orders.length === 0 && <p className="soft mt-16">{copy().noOrdersHaveUsedThis}</p>}
            <ul className="mt-16">
              {orders.map(({ id, number, createdAt, currencyCode, amountCents }) => (
                <EventLine key={id} at={createdAt}>
                  <Link to={`/admin/orders/${id}`}>{copy().order(number)}</Link>{' '}
                  <span className="soft">{formatMoney(amountCents, { currency: currencyCode.toUpperCase() })}</span>
                </EventLine>
              ))}
            </ul>
          </Panel>
        </div>
      </div>
    </>
  )
}

function promotionError(refusal: PromotionRefusal): FieldError {
  return errorOf(t(shopStaffTexts.promotion).refused, refusal, refused)
}
