import { type ActionFunctionArgs, data, Form, type MetaFunction, useActionData } from 'react-router'
import * as accountTexts from '#accounts/locales/en.ts'
import { forgotPasswordForm } from '#accounts/registration/forms.ts'
import { requestMetadata } from '#accounts/sessions/current-user.server.ts'
import { Button, ButtonLink } from '#design/button.tsx'
import { ErrorSummary, listErrors } from '#design/feedback/note.tsx'
import { Field } from '#design/form/field.tsx'
import { TextInput } from '#design/form/input.tsx'
import { Col, Grid, PageHeader, Wrap } from '#design/page/layout.tsx'
import { fieldErrors } from '#platform/field-errors.ts'
import { pageMeta } from '#platform/http/page-meta.ts'
import { readForm } from '#platform/http/read-form.ts'
import { servicesOf } from '#platform/http/request-context.server.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import { t } from '#platform/texts.ts'
import { waitingTime } from '#platform/waiting-time.ts'
import { requestPasswordReset } from './password-reset.server.ts'

const copy = () => t(accountTexts.forgotPasswordPage)

export const headers = privatePage

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(
    {
      title: copy().forgotYourPassword,
      description: copy().requestLinkToChooseNew,
      path: '/forgot-password',
      noindex: true,
    },
    matches,
  )

/** /forgot-password. The response is the same for known and unknown addresses. */
export async function action({ request, context }: ActionFunctionArgs) {
  const entered = Object.fromEntries(await readForm(request))
  const email = typeof entered.email === 'string' ? entered.email : ''
  const parsed = forgotPasswordForm.safeParse(entered)
  if (!parsed.success)
    return data(
      { isSent: false, email, errors: fieldErrors(parsed.error, t(accountTexts.accounts).fields) },
      { status: 422 },
    )
  const outcome = await requestPasswordReset(servicesOf(context), parsed.data.email, requestMetadata(context, request))
  if (outcome.ok) return data({ isSent: true, email, errors: {} })
  const message = copy().tooManyRequestsTryAgain(waitingTime(outcome.retryAfterSeconds))
  const headers = { 'Retry-After': String(outcome.retryAfterSeconds) }
  return data({ isSent: false, email, errors: { email: message } }, { status: 429, headers })
}

export default function ForgotPasswordPage() {
  const answer = useActionData<typeof action>()
  if (answer?.isSent) return <Sent email={answer.email} />
  const errors: Record<string, string | undefined> = answer?.errors ?? {}
  return (
    <>
      <PageHeader title={copy().forgotYourPassword} lead={copy().enterYourEmailAddressWe} />
      <Wrap className="page-end">
        <Grid>
          <Col span="1-6">
            <Form method="post" className="stack">
              <ErrorSummary errors={listErrors(errors)} />
              <Field name="email" label={copy().email} error={errors.email} required>
                <TextInput type="email" autoComplete="username" defaultValue={answer?.email} />
              </Field>
              <p>
                <Button kind="primary">{copy().sendLink}</Button>
              </p>
            </Form>
          </Col>
        </Grid>
      </Wrap>
    </>
  )
}

function Sent({ email }: { email: string }) {
  return (
    <>
      <PageHeader title={copy().checkYourInbox} lead={copy().ifThereIsAccountFor(email)} />
      <Wrap className="page-end">
        <p className="measure">{copy().noEmailAfterFewMinutes}</p>
        <p className="row mt-32">
          <ButtonLink to="/forgot-password" kind="outline">
            {copy().tryAnotherEmailAddress}
          </ButtonLink>
        </p>
      </Wrap>
    </>
  )
}
