import { Form, useLocation, useNavigation } from 'react-router'
import { shortestPassword } from '#accounts/passwords/password-policy.ts'
import { needsCode } from '#accounts/sessions/confirm-identity.server.ts'
import { currentUserOf, requestMetadata } from '#accounts/sessions/current-user.server.ts'
import { listOwnSessions } from '#accounts/sessions/own-sessions.server.ts'
import { deviceOf } from '#accounts/sign-in/device.ts'
import { listOwnPasskeys } from '#accounts/sign-in/passkeys.server.ts'
import { Button } from '#design/button.tsx'
import { Status } from '#design/feedback/status.tsx'
import { Field } from '#design/form/field.tsx'
import { TextInput } from '#design/form/input.tsx'
import { Icon } from '#design/icon.tsx'
import { AppHeader, Panel } from '#design/page/app-shell.tsx'
import { formatDateTime } from '#platform/format.ts'
import { readForm } from '#platform/http/read-form.ts'
import { servicesOf } from '#platform/http/request-context.server.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import { offlineText, unlessOffline } from '#platform/http/unless-offline.ts'
import { t } from '#platform/texts.ts'
import * as portalTexts from '#portal/locales/en.ts'
import type { Route } from './+types/security-page'
import { loadPanel } from './panel.server.ts'
import { portalMeta } from './portal-meta.ts'
import { readSetUp, type SecurityAnswer } from './profile/form-answer.ts'
import { PasskeysPanel } from './profile/passkeys-panel.tsx'
import { ProfileTabs } from './profile/profile-tabs.tsx'
import { SecondFactorPanel } from './profile/second-factor-panel.tsx'
import { handleSecurityAction } from './profile/security-actions.server.ts'
import { type Panel as Loaded, PanelView } from './ui/panel-view.tsx'

const copy = () => t(portalTexts.securityPage)

export const headers = privatePage
export const meta: Route.MetaFunction = ({ matches }) => portalMeta(copy().signInAndSecurity, matches)

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
      <AppHeader title={copy().profile} />
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

function PasswordPanel({ answer }: { answer: SecurityAnswer | undefined }) {
  const { formData } = useNavigation()
  const isBusy = formData?.get('intent') === 'password'
  const fields = answer?.intent === 'password' ? answer.fields : {}
  return (
    <Panel title={copy().password} id="password">
      <Form method="post" action="." className="portal-form" preventScrollReset>
        <Field name="currentPassword" label={copy().currentPassword} error={fields.currentPassword} required>
          <TextInput type="password" autoComplete="current-password" />
        </Field>
        <Field
          name="newPassword"
          label={copy().newPassword}
          hint={copy().useAtLeastCharactersYou(shortestPassword)}
          error={fields.newPassword}
          required
        >
          <TextInput type="password" autoComplete="new-password" />
        </Field>
        <p>
          <Button name="intent" value="password" size="small" busy={isBusy}>
            {copy().changePassword}
          </Button>
        </p>
      </Form>
    </Panel>
  )
}

type Session = {
  id: string
  device: string
  startedAt: Date
  lastUsedAt: Date
  ipAddress: string | null
  isCurrent: boolean
}

function SessionsPanel({ sessions }: { sessions: Loaded<Session[]> }) {
  return (
    <Panel title={copy().sessions} id="sessions" end={sessions.ok && sessions.value.length > 1 && <EndOthers />}>
      <PanelView panel={sessions} what={copy().yourSessions}>
        {(own) => (
          <ul>
            {own.map((session) => (
              <SessionRow key={session.id} session={session} />
            ))}
          </ul>
        )}
      </PanelView>
    </Panel>
  )
}

function SessionRow({ session: { id, device, startedAt, lastUsedAt, ipAddress, isCurrent } }: { session: Session }) {
  return (
    <li className="item">
      <Icon name="log-in" />
      <div>
        <b className="t16">{device}</b>
        <p className="numbers">
          {[ipAddress, copy().since(formatDateTime(startedAt)), copy().lastUsed(formatDateTime(lastUsedAt))]
            .filter(Boolean)
            .join(', ')}
        </p>
      </div>
      <div className="actions">
        {isCurrent ? (
          <Status kind="info">{copy().thisBrowser}</Status>
        ) : (
          <Form method="post" action="." preventScrollReset>
            <input type="hidden" name="sessionId" value={id} />
            <Button name="intent" value="end-session" kind="outline" size="dense">
              {copy().endSession}
              <span className="visually-hidden"> {device}</span>
            </Button>
          </Form>
        )}
      </div>
    </li>
  )
}

function EndOthers() {
  return (
    <Form method="post" action="." preventScrollReset>
      <Button name="intent" value="end-others" kind="quiet" size="dense">
        {copy().endAllOtherSessions}
      </Button>
    </Form>
  )
}
