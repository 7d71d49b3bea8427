import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirectDocument,
  useActionData,
  useLoaderData,
} from 'react-router'
import * as accountTexts from '#accounts/locales/en.ts'
import { registrationForm } from '#accounts/registration/forms.ts'
import { enterByInvitation } from '#accounts/registration/invite-client.server.ts'
import { findCurrentUser, requestMetadata } from '#accounts/sessions/current-user.server.ts'
import { tokenOf } from '#accounts/sessions/token-of.ts'
import { DeadLink, linkPageMeta } from '#accounts/ui/dead-link.tsx'
import { PasswordByLink } from '#accounts/ui/password-by-link.tsx'
import { ButtonLink } from '#design/button.tsx'
import { Field } from '#design/form/field.tsx'
import { TextInput } from '#design/form/input.tsx'
import { Col, Grid, PageHeader, Wrap } from '#design/page/layout.tsx'
import { fieldErrors } from '#platform/field-errors.ts'
import { readForm } from '#platform/http/read-form.ts'
import { servicesOf } from '#platform/http/request-context.server.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import { t } from '#platform/texts.ts'
import { joinWithPassword, viewInvitation } from './join-household.server.ts'

const copy = () => t(accountTexts.invitationPage)

export const headers = privatePage
const title = accountTexts.invitationPage.invitationToAHousehold
export const meta = linkPageMeta({ title, description: `${title}.`, path: '/household-invitation' })

/** /household-invitation?token=…, linked from the email. A GET does not consume the link. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const token = tokenOf(request)
  const invitation = await viewInvitation(servicesOf(context), token)
  return data({ invitation, token }, { status: invitation ? 200 : 404 })
}

const joinForm = registrationForm.pick({ firstName: true, lastName: true, password: true })

export async function action({ request, context }: ActionFunctionArgs) {
  const services = servicesOf(context)
  const metadata = requestMetadata(context, request)
  const { password: _, ...values } = Object.fromEntries(await readForm(request.clone()))
  const parsed = joinForm.safeParse(Object.fromEntries(await readForm(request)))
  const refused = (errors: Record<string, string>) =>
    data(
      { errors, firstName: String(values.firstName ?? ''), lastName: String(values.lastName ?? '') },
      { status: 422 },
    )
  if (!parsed.success) return refused(fieldErrors(parsed.error, t(accountTexts.accounts).fields))
  const outcome = await joinWithPassword(services, tokenOf(request), parsed.data, metadata)
  if (outcome.ok) {
    const entered = { person: outcome.person, password: parsed.data.password }
    const inside = await enterByInvitation(services, entered, await findCurrentUser(services, request), metadata)
    throw redirectDocument(inside?.path ?? '/client-portal', { status: 303, headers: inside?.headers })
  }
  if (outcome.reason === 'weak-password')
    return refused({ password: t(accountTexts.accounts).passwords[outcome.error] })
  throw redirectDocument(new URL(request.url).pathname + new URL(request.url).search, { status: 303 })
}

export default function InvitationPage() {
  const { invitation, token } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  if (!invitation) return <DeadLink>{copy().thisInvitationHasAlreadyBeen}</DeadLink>
  const { clientName, email, firstName, lastName, hasAccount } = invitation
  const inside = `/client-portal/profile/household?invitation=${token}`
  return (
    <>
      <PageHeader title={copy().invitesYou(clientName)} lead={copy().youWillSeeTaxCases(clientName)} />
      <Wrap className="page-end">
        <Grid>
          <Col span="1-6">
            {hasAccount ? (
              <>
                <p>{copy().youAlreadyHaveAccountWith(email)}</p>
                <p className="mt-24">
                  <ButtonLink to={`/client-portal?next=${encodeURIComponent(inside)}`} kind="primary" reloadDocument>
                    {copy().signInToAccept}
                  </ButtonLink>
                </p>
              </>
            ) : (
              <PasswordByLink
                email={email}
                errors={answer?.errors}
                save={copy().acceptAndSignIn}
                before={
                  <>
                    <Field name="firstName" label={copy().firstName} error={answer?.errors.firstName} required>
                      <TextInput autoComplete="given-name" defaultValue={answer?.firstName ?? firstName} />
                    </Field>
                    <Field name="lastName" label={copy().lastName} error={answer?.errors.lastName} required>
                      <TextInput autoComplete="family-name" defaultValue={answer?.lastName ?? lastName} />
                    </Field>
                  </>
                }
              />
            )}
          </Col>
        </Grid>
      </Wrap>
    </>
  )
}
