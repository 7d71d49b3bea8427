import { useState } from 'react'
import { data } from 'react-router'
import { needsCode } from '#accounts/sessions/confirm-identity.server.ts'
import { currentUserOf, isSecondFactorDemanded, requestMetadata } from '#accounts/sessions/current-user.server.ts'
import {
  confirmSecondFactor,
  renewRecoveryCodes,
  type SecondFactorRefusal,
  startSecondFactor,
  stopSecondFactor,
} from '#accounts/sign-in/second-factor.server.ts'
import * as adminTexts from '#admin/locales/en.ts'
import { readForm, textsOf } from '#platform/http/read-form.ts'
import { servicesOf } from '#platform/http/request-context.server.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import { t } from '#platform/texts.ts'
import type { Route } from './+types/second-factor-page'
import { doneAt } from './notices.server.ts'
import { type SecondFactorAnswer, SecondFactorView } from './sign-in/second-factor-view.tsx'
import { refusalText } from './sign-in/sign-in-errors.ts'
import { adminMeta } from './ui/admin-meta.ts'

const copy = () => t(adminTexts.secondFactorPage)

export const headers = privatePage
export const meta: Route.MetaFunction = () => adminMeta(copy().twoStepVerification)

export async function loader({ context }: Route.LoaderArgs) {
  const user = currentUserOf(context)
  const { person, needsSecondFactor } = user
  const isDemanded = await isSecondFactorDemanded(servicesOf(context), person)
  const view = { isOn: person.twoFactorEnabled, isDemanded, isForced: needsSecondFactor, email: person.email }
  return { ...view, needsCode: needsCode(user) }
}

/** Responds with the TOTP secret and recovery codes instead of redirecting, so that they never appear in a URL. */
export async function action({ request, context }: Route.ActionArgs) {
  const services = servicesOf(context)
  const user = currentUserOf(context)
  const metadata = requestMetadata(context, request)
  const { intent, password = '', code = '' } = textsOf(await readForm(request))
  switch (intent) {
    case 'start': {
      const outcome = await startSecondFactor(services, user, password, metadata)
      if (!outcome.ok) return refused(intent, outcome)
      const { uri, secret, recoveryCodes } = outcome
      return answer({ at: intent, setUp: { uri, secret, recoveryCodes } })
    }
    case 'confirm': {
      const outcome = await confirmSecondFactor(services, user, code, metadata)
      if (!outcome.ok) return refused(intent, outcome)
      throw withCookies(doneAt('/admin/settings', 'second-factor-on'), outcome.headers)
    }
    case 'renew': {
      const outcome = await renewRecoveryCodes(services, user, { password, code }, metadata)
      return outcome.ok ? answer({ at: intent, recoveryCodes: outcome.recoveryCodes }) : refused(intent, outcome)
    }
    case 'stop': {
      const outcome = await stopSecondFactor(services, user, { password, code }, metadata)
      if (!outcome.ok) return refused(intent, outcome)
      throw withCookies(doneAt('/admin/settings', 'second-factor-off'), outcome.headers)
    }
    default:
      return answer({ at: 'start', error: t(adminTexts.panel).refusals['not-understood'] }, 422)
  }
}

function answer(content: SecondFactorAnswer, status = 200) {
  return data(content, { status })
}

function refused(at: SecondFactorAnswer['at'], refusal: SecondFactorRefusal) {
  const { text, status, field } = refusalText(refusal)
  return answer({ at, error: text, field }, status)
}

function withCookies(response: Response, cookies: Headers): Response {
  for (const cookie of cookies.getSetCookie()) response.headers.append('Set-Cookie', cookie)
  return response
}

export default function SecondFactorPage({ loaderData, actionData }: Route.ComponentProps) {
  const [saved, setSaved] = useState<SecondFactorAnswer['setUp']>()
  if (actionData?.setUp && actionData.setUp !== saved) setSaved(actionData.setUp)
  return <SecondFactorView view={loaderData} answer={actionData} setUp={actionData?.setUp ?? saved} />
}
