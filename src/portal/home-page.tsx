import { useState } from 'react'
import { data, Form, Link, useNavigation } from 'react-router'
import { asClient } from '#accounts/access/as-client.server.ts'
import { isStaff } from '#accounts/people/person.ts'
import { currentUserContext, findCurrentUser, requestMetadata } from '#accounts/sessions/current-user.server.ts'
import { listUpcomingOf } from '#appointments/appointment-db.server.ts'
import { listMandatesToSign } from '#cases/mandate/mandate-db.server.ts'
import { clientDashboard } from '#cases/process/dashboard-db.server.ts'
import { byDueDate, withSigners } from '#cases/process/todo.ts'
import { listMissingSigners } from '#cases/sharing/signers-db.server.ts'
import { Button } from '#design/button.tsx'
import { ErrorSummary, listErrors, Note } from '#design/feedback/note.tsx'
import { useToast } from '#design/feedback/toast.tsx'
import { Field } from '#design/form/field.tsx'
import { TextInput } from '#design/form/input.tsx'
import { Drawing } from '#design/illustrations/illustration.tsx'
import { swissDay } from '#platform/day.ts'
import { readForm } from '#platform/http/read-form.ts'
import { servicesOf } from '#platform/http/request-context.server.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import { offlineText, unlessOffline } from '#platform/http/unless-offline.ts'
import { t } from '#platform/texts.ts'
import * as portalTexts from '#portal/locales/en.ts'
import { loadResult } from '#returns/expected/load-result.server.ts'
import { findProgress, openQuestionsOf, withQuestions } from '#returns/questions/question-todos.server.ts'
import { listOpenMoney } from '#shop/quotes/client/open-money-db.server.ts'
import type { Route } from './+types/home-page'
import { loadPanel } from './panel.server.ts'
import { portalMeta } from './portal-meta.ts'
import { enter, viewSignIn } from './sign-in/enter.server.ts'
import {
  RegisterForm,
  SignInForm,
  type SignInFormProps,
  type SignInResponse,
  signInPath,
  type SignInView as View,
} from './sign-in/sign-in-form.tsx'
import { DashboardView } from './ui/dashboard-view.tsx'
import { signInWithPasskey } from './ui/passkeys.ts'
import { appointmentView, caseView } from './views.server.ts'

const copy = () => t(portalTexts.homePage)

const forms = { 'sign-in': SignInForm, register: RegisterForm, code: CodeForm }

export const headers = privatePage

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  portalMeta(loaderData?.signIn ? copy().clientPortal : t(portalTexts.portalShell).dashboard, matches)

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const services = servicesOf(context)
  const person = context.get(currentUserContext)?.person
  if (!person) {
    const staff = (await findCurrentUser(services, request))?.person
    const staffName = staff && isStaff(staff) ? staff.name : null
    const signInPage = await viewSignIn(services, url, request.headers.get('Cookie'), staffName)
    return { signIn: signInPage, dashboard: null, firstName: null }
  }
  const { id, firstName } = person
  const today = swissDay(services.now())
  const dashboard = await loadPanel(context, 'dashboard', async () => {
    const missing = await listMissingSigners(services.db, id, services.now())
    const found = await asClient(services.db, id, async (tx) => {
      const seen = await clientDashboard(tx, id, services.now())
      const progress = await findProgress(tx, seen.openCases)
      const money = await listOpenMoney(tx, id, today)
      const returns = seen.openCases.filter(({ caseType }) => caseType === 'tax_return')
      const main = returns.find(({ status }) => status !== 'completed') ?? returns[0]
      const result = main ? await loadResult(tx, main, openQuestionsOf(main, progress)) : null
      const upcomingAppointments = await listUpcomingOf(tx, id, services.now())
      const toSign = await listMandatesToSign(tx, id)
      const todos = byDueDate([...toSign, ...withQuestions(seen.todos, seen.openCases, progress), ...money])
      return { ...seen, progress, todos, upcomingAppointments, result }
    })
    return {
      caseStats: found.status,
      todos: withSigners(found.todos, found.openCases, missing),
      recentCases: found.recentCases.map((row) =>
        caseView(row, { readerId: id, today, openQuestions: openQuestionsOf(row, found.progress) }),
      ),
      result: found.result,
      today,
      latestMessage: found.latestMessage,
      appointments: found.upcomingAppointments.map((row) => appointmentView(row, services.now())),
    }
  })
  return { signIn: null, dashboard, firstName }
}

export async function action({ request, context }: Route.ActionArgs) {
  const answer = await enter(servicesOf(context), request, await readForm(request), requestMetadata(context, request))
  return answer ?? data<SignInResponse | null>(null, { status: 422 })
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await readForm(request.clone())
  return unlessOffline(serverAction, (): SignInResponse => {
    const values: Record<string, string> = {}
    for (const [name, value] of form) if (typeof value === 'string' && name !== 'password') values[name] = value
    const title = values['offline-title'] ?? copy().loginError
    const notice = { kind: 'failure', title, text: offlineText } as const
    return { intent: values.intent ?? '', notice, fields: {}, values }
  })
}

export default function HomePage({ loaderData, actionData }: Route.ComponentProps) {
  const { signIn: signInPage, dashboard, firstName } = loaderData
  if (signInPage) return <SignInView view={signInPage} answer={actionData ?? undefined} />
  return <DashboardView panel={dashboard} firstName={firstName} />
}

function SignInView({ view, answer }: { view: View; answer: SignInResponse | undefined }) {
  const navigation = useNavigation()
  const busyWith = navigation.formMethod === 'POST' ? String(navigation.formData?.get('intent') ?? '') : null
  const own = answer?.intent === view.form ? answer : undefined
  const Shown = forms[view.form]
  const { further, staffName } = view
  const next = answer?.values.next || view.next
  return (
    <div className="entrance-main">
      <div>
        {answer && !own && (
          <Note kind="bad" title={answer.notice.title} live>
            {answer.notice.text}
          </Note>
        )}
        {staffName && (
          <Note kind="info" title={copy().youAreSignedInAs} action={<a href="/admin">{copy().adminPanel}</a>}>
            {copy().thisIsSignInPage(staffName)}
          </Note>
        )}
        <Shown next={next} answer={own} isBusy={busyWith === view.form} />
        {view.form === 'sign-in' && <PasskeyButton afterwards={view.afterwards} />}
        {further && view.form === 'sign-in' && (
          <Form method="post" action="/client-portal">
            <input type="hidden" name="next" value={next ?? ''} />
            <input type="hidden" name="offline-title" value={further.offlineTitle} />
            <Button name="intent" value={further.intent} kind="outline" full busy={busyWith === further.intent}>
              {further.label}
            </Button>
          </Form>
        )}
      </div>
      <div className="entrance-side">
        <Drawing illustration="phases" seed="client-portal" />
      </div>
    </div>
  )
}

function PasskeyButton({ afterwards }: { afterwards: string }) {
  const [isBusy, setIsBusy] = useState(false)
  const { toast } = useToast()
  async function enter() {
    setIsBusy(true)
    const result = await signInWithPasskey()
    if (result.ok) {
      window.location.assign(afterwards)
      return
    }
    setIsBusy(false)
    if (result.reason === 'failed')
      toast({ title: copy().loginFailed, description: result.text, variant: 'destructive' })
  }
  return (
    <p className="needs-script mt-16">
      <Button type="button" kind="outline" full icon="key" busy={isBusy} onClick={enter}>
        {copy().signInWithPasskey}
      </Button>
    </p>
  )
}

function CodeForm({ next, answer, isBusy }: SignInFormProps) {
  const error = answer?.fields.code ?? answer?.notice.text
  return (
    <>
      <h1 className="t44">{copy().enterYourCode}</h1>
      <p className="soft mt-8">{copy().openYourAuthenticatorAppAnd}</p>
      <Form method="post" action="/client-portal?step=code">
        <ErrorSummary errors={listErrors({ code: error })} title={answer?.notice.title} />
        <input type="hidden" name="next" value={next ?? ''} />
        <input type="hidden" name="offline-title" value={copy().loginError} />
        <Field name="code" label={copy().code} error={error} required>
          <TextInput autoComplete="one-time-code" inputMode="text" autoCapitalize="off" spellCheck={false} autoFocus />
        </Field>
        <Button name="intent" value="code" kind="primary" full busy={isBusy}>
          {isBusy ? copy().checking : copy().signIn}
        </Button>
      </Form>
      <p className="mt-24">
        <Link to={signInPath(next)}>{copy().startAgain}</Link>
      </p>
    </>
  )
}
