import { Form, redirect } from 'react-router'
import { asClient } from '#accounts/access/as-client.server.ts'
import { actorOf } from '#accounts/sessions/current-user.server.ts'
import * as termsTexts from '#cases/terms/locales/en.ts'
import { acceptTerms, termsYear } from '#cases/terms/terms.server.ts'
import { findTermsOpen } from '#cases/terms/terms-db.server.ts'
import { terms } from '#content/pages/terms.ts'
import { Button, ButtonLink } from '#design/button.tsx'
import { AppHeader, Panel } from '#design/page/app-shell.tsx'
import { formatLongDate } from '#platform/format.ts'
import { readForm } from '#platform/http/read-form.ts'
import { servicesOf } from '#platform/http/request-context.server.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import { t } from '#platform/texts.ts'
import { withFlash } from '#portal/notices.server.ts'
import { portalMeta } from '#portal/portal-meta.ts'
import type { Route } from './+types/terms-page'

const copy = () => t(termsTexts.termsOfYear)

export const headers = privatePage
export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  portalMeta(loaderData ? copy().title(loaderData.year) : copy().read, matches)

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const { db, now } = servicesOf(context)
  const { person } = actorOf({ request, context })
  const year = termsYear(now())
  const isOpen = await asClient(db, person.id, (tx) => findTermsOpen(tx, { personId: person.id, year }))
  return { year, isOpen, version: terms.stateOn, next: ownPath(url.searchParams.get('next')) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const next = ownPath(String((await readForm(request)).get('next') ?? ''))
  await acceptTerms(servicesOf(context), actorOf({ request, context }))
  return redirect(withFlash(next, 'terms-accepted'), { status: 303 })
}

/** Only pages of the portal: the parameter must not lead to another site. */
function ownPath(path: string | null): string {
  return /^\/client-portal(\/[\w/-]*)?$/.test(path ?? '') ? (path ?? '') : '/client-portal'
}

export default function TermsPage({ loaderData: { year, isOpen, version, next } }: Route.ComponentProps) {
  return (
    <>
      <AppHeader title={copy().title(year)} />
      <Panel title={copy().question} important>
        <p>{isOpen ? copy().intro : copy().accepted}</p>
        <p className="mt-16">
          <a className="alone" href="/terms" target="_blank" rel="noreferrer">
            {copy().read}
          </a>{' '}
          <span className="soft t14">{copy().version(formatLongDate(version))}</span>
        </p>
        {isOpen ? (
          <Form method="post" className="mt-24">
            <input type="hidden" name="next" value={next} />
            <Button kind="primary">{copy().accept}</Button>
          </Form>
        ) : (
          <p className="mt-24">
            <ButtonLink to={next} kind="ink">
              {copy().goBack}
            </ButtonLink>
          </p>
        )}
      </Panel>
    </>
  )
}
