import { data } from 'react-router'
import { findCurrentUser } from '#accounts/sessions/current-user.server.ts'
import { whenText } from '#appointments/free-times/zone.ts'
import { kindSettings } from '#appointments/kinds/kind-rules.ts'
import { publicKinds } from '#appointments/kinds/kinds.ts'
import { type AppointmentOffer, listPublicKinds } from '#appointments/kinds/list-kinds.server.ts'
import * as appointmentTexts from '#appointments/locales/en.ts'
import { consultationProductId } from '#appointments/paths.ts'
import { BookFirstConsultation } from '#appointments/ui/book-first-consultation.tsx'
import { KindList } from '#appointments/ui/kind-list.tsx'
import { StepTitle } from '#appointments/ui/way-form.tsx'
import { useVatPercent } from '#company/use-vat-percent.ts'
import { book } from '#content/pages/book.ts'
import { describeVat } from '#content/vat.ts'
import { ButtonLink } from '#design/button.tsx'
import { FactList } from '#design/facts.tsx'
import { Note } from '#design/feedback/note.tsx'
import { Wrap } from '#design/page/layout.tsx'
import { refreshOnConflict } from '#design/rendering/refresh-on-conflict.ts'
import { formatMoney } from '#platform/format.ts'
import { pageMeta } from '#platform/http/page-meta.ts'
import { readForm } from '#platform/http/read-form.ts'
import { servicesOf } from '#platform/http/request-context.server.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import { readSetting } from '#platform/settings/settings.server.ts'
import { t } from '#platform/texts.ts'
import { scenarioPath } from '#tax/scenario-path.ts'
import type { Route } from './+types/book-kind-page'
import styles from './book.css?url'
import { bookHeld, holdPressed } from './book-guest.server.ts'
import { instantOf } from './booking-form.ts'
import { wayOf, withQuery } from './booking-way.ts'
import { selectedIn, viewBooking, viewPicker } from './view-picker.server.ts'

const copy = () => t(appointmentTexts.bookKindPage)

export const headers = privatePage
export const shouldRevalidate = refreshOnConflict
export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }]
export const meta: Route.MetaFunction = ({ matches, params }) => {
  const kind = publicKinds.find((known) => known === params.kind)
  const title = kind ? `${t(appointmentTexts.appointments).kinds[kind].name}: ${book.title.toLowerCase()}` : book.title
  return pageMeta({ ...book.meta, title, path: `/book/${params.kind}` }, matches)
}

export async function loader({ request, params, context, url }: Route.LoaderArgs) {
  const kind = publicKinds.find((known) => known === params.kind)
  if (!kind) throw data(null, { status: 404 })
  const services = servicesOf(context)
  const kinds = await listPublicKinds(services)
  const page = { kind, kinds, query: url.search, path: url.pathname }
  const requested = /^\d{13}$/.exec(url.searchParams.get('requested') ?? '')
  if (kind !== 'first-talk') return { ...page, appointment: null, requested: null }
  const rules = await readSetting(services, kindSettings[kind])
  const way = wayOf(url.searchParams, rules)
  const selected = selectedIn(url.searchParams)
  const holdId = url.searchParams.get('hold') ?? ''
  const requestValue = { kind, durationMinutes: way.length, language: way.language, except: { holdId } } as const
  const user = holdId ? await findCurrentUser(services, request) : null
  const appointment = {
    way,
    channels: rules.channels,
    languages: rules.languages,
    picker: await viewPicker(services, holdId ? requestValue : { ...requestValue, except: {} }, selected),
    booking: await viewBooking(services, { holdId, zone: selected.zone, durationMinutes: way.length }),
    scenario: scenarioPath(url.searchParams.get('scenario')),
    client: user?.person.role === 'client' ? user.person.name : null,
  }
  const startsAt = instantOf(url.searchParams.get('time'))
  const timed = startsAt && { startsAt, durationMinutes: way.length }
  return {
    ...page,
    appointment,
    requested: requested && { until: new Date(Number(requested[0])), when: timed && whenText(timed, selected.zone) },
  }
}

export async function action({ request, params, context, url }: Route.ActionArgs) {
  if (params.kind !== 'first-talk') throw data(null, { status: 404 })
  const rules = await readSetting(servicesOf(context), kindSettings['first-talk'])
  const way = wayOf(url.searchParams, rules)
  const { zone } = selectedIn(url.searchParams)
  const form = await readForm(request)
  const at = { request, context, path: url.pathname, search: url.searchParams }
  return form.has('startsAt') ? holdPressed(at, form, way, zone) : bookHeld(at, form, way, zone)
}

export default function BookKindPage({ loaderData, actionData }: Route.ComponentProps) {
  const { kind, kinds, appointment, requested, query, path } = loaderData
  const to = (change: Record<string, string>) => withQuery(path, new URLSearchParams(query), change)
  return (
    <Wrap>
      <div className="book-head">
        <h1 className="t44">{book.title}</h1>
        <p className="lead">{book.lead}</p>
      </div>
      <div className="book">
        {appointment ? (
          <BookFirstConsultation appointment={appointment} requested={requested} answer={actionData} to={to}>
            <KindList kinds={kinds} current={kind} />
          </BookFirstConsultation>
        ) : (
          <>
            <section aria-labelledby="what">
              <StepTitle id="what" number={1}>
                {copy().appointmentType}
              </StepTitle>
              <KindList kinds={kinds} current={kind} />
            </section>
            {kind !== 'first-talk' && (
              <InPortal kind={kind} offers={kinds.find((one) => one.kind === kind)?.offers ?? []} />
            )}
          </>
        )}
      </div>
    </Wrap>
  )
}

type Props = { kind: 'included' | 'paid'; offers: readonly AppointmentOffer[] }

function InPortal({ kind, offers }: Props) {
  const { title, text } = book.inPortal[kind]
  const vatPercent = useVatPercent()
  const isSold = kind === 'paid' && offers.length > 0
  return (
    <section aria-labelledby="when">
      <StepTitle id="when" number={2}>
        {title}
      </StepTitle>
      <Note kind="info">{kind === 'paid' && !isSold ? book.notSold : text}</Note>
      {isSold && (
        <div className="mt-16">
          <FactList amounts facts={offers.map(({ title: term, cents }) => ({ term, value: formatMoney(cents) }))} />
          <p className="soft t14 mt-8">{describeVat(book.vatIncluded, vatPercent)}</p>
        </div>
      )}
      <p className="row mt-16">
        {isSold && (
          <ButtonLink to={`/product/${consultationProductId}`} kind="primary">
            {copy().chooseConsultation}
          </ButtonLink>
        )}
        <ButtonLink to="/client-portal/appointments/new" kind={isSold ? 'outline' : 'primary'}>
          {copy().bookInClientPortal}
        </ButtonLink>
      </p>
    </section>
  )
}
