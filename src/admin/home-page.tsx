import { useEffect } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import { ownIdsOf } from '#accounts/access/access-scope.ts'
import { type Alert, listRecentAlerts } from '#accounts/alerts/alert-db.server.ts'
import { alertPaths } from '#accounts/alerts/alert-settings.ts'
import * as accountTexts from '#accounts/locales/en.ts'
import { may } from '#accounts/people/may.ts'
import { currentUserContext, requestMetadata } from '#accounts/sessions/current-user.server.ts'
import * as adminTexts from '#admin/locales/en.ts'
import * as setupTexts from '#admin/locales/en-setup.ts'
import { countOpenSteps } from '#admin/setup/find-setup.server.ts'
import { Button } from '#design/button.tsx'
import { ErrorSummary, listErrors, Note } from '#design/feedback/note.tsx'
import { useToast } from '#design/feedback/toast.tsx'
import { Field } from '#design/form/field.tsx'
import { TextInput } from '#design/form/input.tsx'
import { formatDateTime } from '#platform/format.ts'
import { readForm } from '#platform/http/read-form.ts'
import { servicesOf } from '#platform/http/request-context.server.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import { offlineText, unlessOffline } from '#platform/http/unless-offline.ts'
import { t } from '#platform/texts.ts'
import type { Route } from './+types/home-page'
import { adminContext } from './guard.server.ts'
import type { SignInResponse, SignInView } from './sign-in/enter.server.ts'
import { enter, viewSignIn } from './sign-in/enter.server.ts'
import { TodayPage } from './today/today-view.tsx'
import { viewActivity, viewDeadlines } from './today/view-other-tabs.server.ts'
import { showsEveryone, viewToday } from './today/view-today.server.ts'
import { adminMeta } from './ui/admin-meta.ts'

const alertNotesCopy = () => t(accountTexts.alertNotes)

const copy = () => t(adminTexts.homePage)

export const headers = privatePage

export const meta: Route.MetaFunction = ({ loaderData }) => adminMeta(loaderData?.signIn ? copy().signIn : copy().today)

export async function loader({ request, context, url }: Route.LoaderArgs) {
  if (!context.get(currentUserContext)) {
    const signInPage = await viewSignIn(servicesOf(context), url, request.headers.get('Cookie'))
    return { signIn: signInPage, page: null, alerts: [], setupLeft: 0 }
  }
  const { services, person, scope } = adminContext({ request, context }, 'admin.use')
  const isEveryone = showsEveryone(person, url.searchParams.get('who'))
  const shown = url.searchParams.get('show')
  const whose = { scope, personId: person.id, ownIds: ownIdsOf(person), isEveryone }
  const page = {
    ...{ at: services.now(), firstName: person.firstName, isEveryone },
    startsWithEveryone: showsEveryone(person, null),
    today: shown === null ? await viewToday(services, { person, isEveryone }) : null,
    deadlines: shown === 'deadlines' ? await viewDeadlines(services, whose) : null,
    activity: shown === 'activity' ? await viewActivity(services, scope) : null,
  }
  const alerts = may(person, 'audit.read') ? await listRecentAlerts(services.db) : []
  const showsSetup = services.config.isProduction && may(person, 'settings.write')
  const setupLeft = showsSetup ? await countOpenSteps(services, person.email) : 0
  return { signIn: null, alerts, page, setupLeft }
}

export async function action({ request, context }: Route.ActionArgs) {
  return enter(servicesOf(context), request, await readForm(request), requestMetadata(context, request))
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await readForm(request.clone())
  return unlessOffline(serverAction, (): SignInResponse => {
    const title = form.get('offline-title')
    const username = form.get('username')
    return {
      title: typeof title === 'string' ? title : copy().loginError,
      text: offlineText,
      fields: {},
      username: typeof username === 'string' ? username : '',
    }
  })
}

export default function HomePage({ loaderData, actionData }: Route.ComponentProps) {
  const { signIn: signInPage, page, alerts, setupLeft } = loaderData
  if (signInPage) return <SignInPage view={signInPage} answer={actionData} />
  return (
    <>
      <AlertNotes alerts={alerts} />
      {setupLeft > 0 && <SetupNote left={setupLeft} />}
      <TodayPage page={page} />
    </>
  )
}

function SignInPage({ view, answer }: { view: SignInView; answer: SignInResponse | undefined }) {
  const { toast } = useToast()
  const navigation = useNavigation()
  const isBusy = navigation.state !== 'idle' && navigation.formData !== undefined
  useEffect(() => {
    if (answer?.text) toast({ title: answer.title, description: answer.text, variant: 'destructive' })
  }, [answer, toast])
  return (
    <>
      {view.step === 'code' ? (
        <CodeForm view={view} answer={answer} isBusy={isBusy} />
      ) : (
        <PasswordForm view={view} answer={answer} isBusy={isBusy} />
      )}
    </>
  )
}

type StepProps = { view: SignInView; answer: SignInResponse | undefined; isBusy: boolean }

function Refusal({ answer }: { answer: SignInResponse | undefined }) {
  if (!answer?.text) return null
  return (
    <Note kind="bad" title={answer.title}>
      {answer.text}
    </Note>
  )
}

function PasswordForm({ view, answer, isBusy }: StepProps) {
  return (
    <>
      <h1 className="t44">{copy().admin}</h1>
      <p className="soft mt-8">{copy().forOurTeamOnly}</p>
      <Form method="post" className="admin-form mt-24" noValidate>
        <input type="hidden" name="next" value={view.next} />
        <Refusal answer={answer} />
        <ErrorSummary errors={listErrors(answer?.fields)} />
        <Field
          name="username"
          label={copy().username}
          hint={copy().orYourEmailAddress}
          error={answer?.fields.username}
          required
        >
          <TextInput autoComplete="username" autoCapitalize="none" spellCheck={false} defaultValue={answer?.username} />
        </Field>
        <Field name="password" label={copy().password} error={answer?.fields.password} required>
          <TextInput type="password" autoComplete="current-password" />
        </Field>
        <Button name="intent" value="password" kind="primary" full busy={isBusy}>
          {isBusy ? copy().signingIn : copy().signIn2}
        </Button>
      </Form>
      {view.further && (
        <Form method="post" className="admin-form mt-16">
          <input type="hidden" name="next" value={view.next} />
          <input type="hidden" name="offline-title" value={view.further.offlineTitle} />
          <Button name="intent" value={view.further.intent} kind="outline" full>
            {view.further.label}
          </Button>
        </Form>
      )}
      <p className="mt-24">
        <Link className="alone" to="/forgot-password">
          {copy().forgotYourPassword}
        </Link>
      </p>
    </>
  )
}

function CodeForm({ view, answer, isBusy }: StepProps) {
  return (
    <>
      <h1 className="t44">{copy().yourCode}</h1>
      <p className="soft mt-8">{copy().openYourAuthenticatorAppAnd}</p>
      <Form method="post" className="admin-form mt-24" noValidate>
        <input type="hidden" name="next" value={view.next} />
        <Refusal answer={answer} />
        <ErrorSummary errors={listErrors(answer?.fields)} />
        <Field name="code" label={copy().code} hint={copy().orOneOfYourRecovery} error={answer?.fields.code} required>
          <TextInput autoComplete="one-time-code" autoCapitalize="none" spellCheck={false} />
        </Field>
        <Button name="intent" value="code" kind="primary" full busy={isBusy}>
          {isBusy ? copy().signingIn : copy().signIn2}
        </Button>
      </Form>
      <p className="mt-24">
        <Link to="/admin">{copy().signInWithAnotherAccount}</Link>
      </p>
    </>
  )
}

function SetupNote({ left }: { left: number }) {
  const { hint, hintText, openSetup } = t(setupTexts.setupPage)
  return (
    <div className="frame-note">
      <Note kind="warn" title={hint(left)} action={<Link to="/admin/settings/setup">{openSetup}</Link>}>
        {hintText}
      </Note>
    </div>
  )
}

function AlertNotes({ alerts }: { alerts: readonly Alert[] }) {
  return alerts.map(({ id, kind, count, name, raisedAt }) => (
    <div key={id} className="frame-note">
      <Note
        kind="bad"
        title={t(accountTexts.alert).kinds[kind]}
        action={<Link to={alertPaths[kind]}>{alertNotesCopy().openAuditLog}</Link>}
      >
        {t(accountTexts.alert).happened[kind]({ count, name })}{' '}
        <span className="numbers">{formatDateTime(raisedAt)}</span>
      </Note>
    </div>
  ))
}
