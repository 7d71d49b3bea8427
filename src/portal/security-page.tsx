import { useLocation } from 'react-router'
import { needsCode } from '#accounts/sessions/confirm-identity.server.ts'
import { currentUserOf, requestMetadata } from '#accounts/sessions/current-user.server.ts'
import { listOwnSessions } from '#accounts/sessions/own-sessions.server.ts'
import { deviceOf } from '#accounts/sign-in/device.ts'
import { listOwnPasskeys } from '#accounts/sign-in/passkeys.server.ts'
import { AppHeader } from '#design/page/app-shell.tsx'
import { readForm } from '#platform/http/read-form.ts'
import { servicesOf } from '#platform/http/request-context.server.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import { offlineText, unlessOffline } from '#platform/http/unless-offline.ts'
import type { Route } from './+types/security-page'
import { loadPanel } from './panel.server.ts'
import { portalMeta } from './portal-meta.ts'
import { PasskeysPanel } from './profile/passkeys-panel.tsx'
import { PasswordPanel } from './profile/password-panel.tsx'
import { ProfileTabs } from './profile/profile-tabs.tsx'
import { SecondFactorPanel } from './profile/second-factor-panel.tsx'
import { handleSecurityAction } from './profile/security-actions.server.ts'
import { readSetUp, type SecurityAnswer } from './profile/security-answer.ts'
import { SessionsPanel } from './profile/sessions-panel.tsx'

export const headers = privatePage
export const meta: Route.MetaFunction = ({ matches }) => portalMeta('Sign-in and security', matches)

export async function loader({ request, context }: Route.LoaderArgs) {
  const services = servicesOf(context)
  const user = currentUserOf(context)
  const sessions = await loadPanel(context, 'sessions', async () => {
    const own = await listOwnSessions(services, user)
    return own.map(({ userAgent, ...session }) => ({ ...session, device: deviceOf(userAgent) }))
  })
  const passkeys = await loadPanel(context, 'passkeys', () => listOwnPasskeys(services, user))
  return {
    sessions,
    passkeys,
    hasSecondFactor: user.person.twoFactorEnabled,
    isConfirmed: user.isConfirmed,
    needsCode: needsCode(user),
    device: deviceOf(request.headers.get('User-Agent')),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  return handleSecurityAction(servicesOf(context), currentUserOf(context), form, requestMetadata(context, request))
}

const firstFields: Record<string, string> = { password: 'currentPassword', 'factor-confirm': 'code' }

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await readForm(request.clone())
  const intent = String(form.get('intent') ?? '')
  const setUp = readSetUp(String(form.get('setUp') ?? ''))
  const fields = { [firstFields[intent] ?? 'password']: offlineText }
  return unlessOffline(serverAction, (): SecurityAnswer => ({ intent, fields, values: {}, setUp }))
}

export default function SecurityPage({ loaderData, actionData }: Route.ComponentProps) {
  const { sessions, passkeys, hasSecondFactor, device, isConfirmed, needsCode: asksForCode } = loaderData
  const { key } = useLocation()
  return (
    <>
      <AppHeader title="Profile" />
      <ProfileTabs current="security" />
      <div className="panel-stack mt-32">
        <PasswordPanel key={key} answer={actionData} />
        <SecondFactorPanel isOn={hasSecondFactor} needsCode={asksForCode} answer={actionData} />
        <PasskeysPanel
          key={`passkeys ${key}`}
          passkeys={passkeys}
          device={device}
          isConfirmed={isConfirmed}
          needsCode={asksForCode}
          answer={actionData}
        />
        <SessionsPanel sessions={sessions} />
      </div>
    </>
  )
}
