import { data, Form, redirect, useNavigation } from 'react-router'
import { z } from 'zod'
import { asClient } from '#accounts/access/as-client.server.ts'
import { reauthWords } from '#accounts/account-errors.ts'
import * as accountTexts from '#accounts/locales/en.ts'
import { requestEmailChange } from '#accounts/registration/change-email.server.ts'
import { emailField, signInForm } from '#accounts/registration/forms.ts'
import type { RequestMetadata } from '#accounts/sessions/actor.ts'
import { needsCode } from '#accounts/sessions/confirm-identity.server.ts'
import { type CurrentUser, currentUserOf, requestMetadata } from '#accounts/sessions/current-user.server.ts'
import { ReauthFields } from '#accounts/ui/reauth-fields.tsx'
import { Button } from '#design/button.tsx'
import { Field } from '#design/form/field.tsx'
import { TextInput } from '#design/form/input.tsx'
import { AppHeader, Panel } from '#design/page/app-shell.tsx'
import { fieldErrors } from '#platform/field-errors.ts'
import { readForm } from '#platform/http/read-form.ts'
import { servicesOf } from '#platform/http/request-context.server.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import { offlineText, unlessOffline } from '#platform/http/unless-offline.ts'
import type { Services } from '#platform/services.ts'
import { t } from '#platform/texts.ts'
import { waitingTime } from '#platform/waiting-time.ts'
import * as portalTexts from '#portal/locales/en.ts'
import type { Route } from './+types/profile-page'
import { withFlash } from './notices.server.ts'
import { loadPanel } from './panel.server.ts'
import { portalMeta } from './portal-meta.ts'
import { entriesOf, type FormAnswer } from './profile/form-answer.ts'
import { saveProfile, viewProfile } from './profile/profile.server.ts'
import { answerOfSave } from './profile/profile-form.ts'
import { ProfileForm } from './profile/profile-form-view.tsx'
import { ProfileTabs } from './profile/profile-tabs.tsx'
import { PanelView } from './ui/panel-view.tsx'

const copy = () => t(portalTexts.profilePage)

const changeEmailForm = z.object({
  newEmail: emailField,
  password: signInForm.shape.password,
  code: z.string().max(40).optional(),
})

const path = '/client-portal/profile'

export const headers = privatePage
export const meta: Route.MetaFunction = ({ matches }) => portalMeta(copy().profile, matches)

export async function loader({ context }: Route.LoaderArgs) {
  const services = servicesOf(context)
  const user = currentUserOf(context)
  const profile = await loadPanel(context, 'profile', () =>
    asClient(services.db, user.person.id, (tx) => viewProfile({ ...services, db: tx }, user.person.id)),
  )
  return { profile, needsCode: needsCode(user) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  return handleProfileAction(servicesOf(context), currentUserOf(context), form, requestMetadata(context, request))
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await readForm(request.clone())
  const intent = String(form.get('intent') ?? '')
  const field = intent === 'email' ? 'newEmail' : 'firstName'
  return unlessOffline(
    serverAction,
    (): FormAnswer => ({ intent, fields: { [field]: offlineText }, values: entriesOf(form) }),
  )
}

export default function ProfilePage({ loaderData, actionData }: Route.ComponentProps) {
  const { profile, needsCode: asksForCode } = loaderData
  const answerTo = (intent: string) => (actionData?.intent === intent ? actionData : undefined)
  return (
    <>
      <AppHeader title={copy().profile} />
      <ProfileTabs current="details" />
      <div className="panel-stack mt-32">
        <PanelView panel={profile} what={copy().yourProfile}>
          {(shown) => (
            <>
              <Panel title={copy().yourDetails} id="details">
                <ProfileForm key={shown.version} profile={shown} answer={answerTo('details')} />
              </Panel>
              <EmailForm email={shown.email} needsCode={asksForCode} answer={answerTo('email')} />
            </>
          )}
        </PanelView>
      </div>
    </>
  )
}

type Props = { email: string; needsCode: boolean; answer: FormAnswer | undefined }

function EmailForm({ email, needsCode, answer }: Props) {
  const isBusy = useNavigation().formData?.get('intent') === 'email'
  return (
    <Panel title={copy().changeYourEmail} id="change-email">
      <Form method="post" action="." className="portal-form" preventScrollReset>
        <p className="soft t16">{copy().yourCurrentEmailIsWe(email)}</p>
        <Field name="newEmail" label={copy().newEmail} error={answer?.fields.newEmail} required>
          <TextInput type="email" autoComplete="email" defaultValue={answer?.values.newEmail} />
        </Field>
        <ReauthFields id="email" needsCode={needsCode} errors={answer?.fields ?? {}} />
        <p>
          <Button name="intent" value="email" size="small" busy={isBusy}>
            {copy().sendLink}
          </Button>
        </p>
      </Form>
    </Panel>
  )
}

function handleProfileAction(services: Services, user: CurrentUser, form: FormData, metadata: RequestMetadata) {
  const step = { services, visitor: user, form, metadata }
  return form.get('intent') === 'email' ? changeEmail(step) : saveDetails(step)
}

type Step = { services: Services; visitor: CurrentUser; form: FormData; metadata: RequestMetadata }

async function saveDetails({ services, visitor: user, form, metadata }: Step) {
  const values = entriesOf(form)
  const requested = { input: values, version: values.version ?? '' }
  const outcome = await saveProfile(services, { person: user.person, metadata }, requested)
  if (outcome.ok) throw redirect(withFlash(path, 'saved'), { status: 303 })
  const { answer, status } = answerOfSave(values, outcome)
  return refused(answer, status)
}

async function changeEmail({ services, visitor: user, form, metadata }: Step) {
  const parsed = changeEmailForm.safeParse(Object.fromEntries(form))
  const values = entriesOf(form)
  if (!parsed.success)
    return refused({ intent: 'email', fields: fieldErrors(parsed.error, t(accountTexts.accounts).fields), values }, 422)
  const { newEmail: email, password, code } = parsed.data
  const outcome = await requestEmailChange(services, user, { email, password, code }, metadata)
  if (outcome.ok) throw redirect(withFlash(path, 'email-asked'), { status: 303 })
  switch (outcome.reason) {
    case 'same-email':
      return refused({ intent: 'email', fields: { newEmail: copy().thisIsAlreadyYourEmail }, values }, 422)
    case 'too-many-changes': {
      const text = copy().youHaveChangedThisToo(waitingTime(outcome.retryAfterSeconds))
      return refused({ intent: 'email', fields: { newEmail: text }, values }, 429)
    }
    default: {
      const { field, text, status } = reauthWords(outcome)
      return refused({ intent: 'email', fields: { [field]: text }, values }, status)
    }
  }
}

function refused(answer: FormAnswer, status: number) {
  return data(answer, { status })
}
