import { data, Form, redirect } from 'react-router'
import { requestMetadata } from '#accounts/sessions/current-user.server.ts'
import { DeadLink } from '#accounts/ui/dead-link.tsx'
import { whenText } from '#appointments/free-times/zone.ts'
import * as appointmentTexts from '#appointments/locales/en.ts'
import { guestAppointmentPath } from '#appointments/paths.ts'
import { Button } from '#design/button.tsx'
import { PageHeader, Wrap } from '#design/page/layout.tsx'
import { pageMeta } from '#platform/http/page-meta.ts'
import { servicesOf } from '#platform/http/request-context.server.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import { t } from '#platform/texts.ts'
import type { Route } from './+types/confirm-guest-page'
import { confirmGuest, findBookedBy, findRequested } from './ask-guest.server.ts'

const copy = () => t(appointmentTexts.confirmGuestPage)

export const headers = privatePage
export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(
    {
      title: copy().confirmYourAppointment,
      description: copy().thereIsOneMoreStep,
      path: '/book/confirm',
      noindex: true,
    },
    matches,
  )

/** A GET request must not book, because mail programs open links. Confirming redirects to the appointment. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const services = servicesOf(context)
  const booked = await findBookedBy(services, params.token)
  if (booked) throw redirect(guestAppointmentPath(booked))
  const requested = await findRequested(services, params.token)
  return data(
    { when: requested && whenText(requested, requested.zone), name: requested?.name ?? '' },
    { status: requested ? 200 : 404 },
  )
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const outcome = await confirmGuest(servicesOf(context), params.token, requestMetadata(context, request))
  if (outcome.ok) throw redirect(`${guestAppointmentPath(outcome.token)}?booked=1`, { status: 303 })
  return data({ reason: outcome.reason }, { status: outcome.reason === 'not-there' ? 404 : 409 })
}

export default function ConfirmGuestPage({ loaderData, actionData }: Route.ComponentProps) {
  if (actionData && actionData.reason !== 'not-there')
    return <DeadLink>{t(appointmentTexts.appointments).refusals[actionData.reason]}</DeadLink>
  if (!loaderData.when) return <DeadLink>{copy().thisTimeIsNoLonger}</DeadLink>
  return (
    <>
      <PageHeader title={copy().confirmYourAppointment} lead={loaderData.when} />
      <Wrap className="page-end">
        <Form method="post">
          <Button kind="primary">{copy().confirmAppointment}</Button>
        </Form>
      </Wrap>
    </>
  )
}
