import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirectDocument,
  useActionData,
  useLoaderData,
} from 'react-router'
import { isStaff } from '#accounts/people/person.ts'
import { enterByInvitation } from '#accounts/registration/enter-by-invitation.server.ts'
import { setPasswordForm } from '#accounts/registration/forms.ts'
import { findCurrentUser, requestMetadata } from '#accounts/sessions/current-user.server.ts'
import { tokenOf } from '#accounts/sessions/token-of.ts'
import { DeadLink } from '#accounts/ui/dead-link.tsx'
import { linkPageMeta } from '#accounts/ui/link-page-meta.ts'
import { PasswordByLink } from '#accounts/ui/password-by-link.tsx'
import { accountWords } from '#accounts/words.ts'
import { ButtonLink } from '#design/button.tsx'
import { Checkbox } from '#design/form/choice.tsx'
import { Col, Grid, PageHeader, Wrap } from '#design/page/layout.tsx'
import { fieldErrors } from '#platform/field-errors.ts'
import { formatDate } from '#platform/format.ts'
import { readForm } from '#platform/http/read-form.ts'
import { servicesOf } from '#platform/http/request-context.server.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import { findPasswordLink, type PasswordLink, setPasswordByLink } from './set-password.server.ts'

export const headers = privatePage

export const meta = linkPageMeta({
  title: 'Choose a password',
  description: 'Choose a password for your account.',
  path: '/set-password',
})

/** /set-password?token=…, linked from an invitation or reset email. A GET does not consume the link. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const link = await findPasswordLink(servicesOf(context), tokenOf(request))
  return data({ link }, { status: link ? 200 : 404 })
}

export async function action({ request, context }: ActionFunctionArgs) {
  const entered = Object.fromEntries(await readForm(request))
  const parsed = setPasswordForm.safeParse({ ...entered, token: tokenOf(request) })
  const dropPasskeys = entered.dropPasskeys === 'yes'
  if (!parsed.success)
    return data(
      { result: 'invalid', errors: fieldErrors(parsed.error, accountWords().fields), dropPasskeys } as const,
      { status: 422 },
    )
  const requested = { ...parsed.data, dropPasskeys }
  const services = servicesOf(context)
  const metadata = requestMetadata(context, request)
  const outcome = await setPasswordByLink(services, requested, metadata)
  if (outcome.ok) {
    const { person, headers } = outcome
    if (outcome.purpose === 'invitation') {
      const entered = { person, password: parsed.data.password }
      const inside = await enterByInvitation(services, entered, await findCurrentUser(services, request), metadata)
      if (inside) throw redirectDocument(inside.path, { status: 303, headers: inside.headers })
    }
    // The link is consumed, so the loader would answer 404; therefore set the status here.
    return data({ result: 'done', status: person.status, isStaff: isStaff(person) } as const, { status: 200, headers })
  }
  if (outcome.reason === 'link-invalid') return data({ result: 'dead-link' } as const, { status: 404 })
  return data(
    { result: 'invalid', errors: { password: accountWords().passwords[outcome.error] }, dropPasskeys } as const,
    { status: 422 },
  )
}

export default function SetPasswordPage() {
  const { link } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  if (answer?.result === 'done') return <Done {...answer} />
  if (!link || answer?.result === 'dead-link') {
    const again = <ButtonLink to="/forgot-password">Ask for a new link</ButtonLink>
    return (
      <DeadLink action={again}>
        It was used already, is too old, or is not complete. You can ask for a new one at any time.
      </DeadLink>
    )
  }
  const errors = answer?.errors ?? {}
  const lead =
    link.purpose === 'invitation'
      ? `Welcome, ${link.name}. Choose a password for ${link.isStaff ? 'the admin panel; your second factor comes next' : 'your client portal'}.`
      : 'It replaces the old one; all sessions and other open links end.'
  return (
    <>
      <PageHeader title={link.purpose === 'invitation' ? 'Choose a password' : 'Choose a new password'} lead={lead} />
      <Wrap className="page-end">
        <Grid>
          <Col span="1-6">
            <PasswordByLink email={link.email} errors={errors} save="Save the password">
              {link.passkeys.length > 0 && (
                <DropPasskeys passkeys={link.passkeys} isTicked={answer?.dropPasskeys ?? true} />
              )}
            </PasswordByLink>
          </Col>
        </Grid>
      </Wrap>
    </>
  )
}

/** Passkeys keep working after a password reset, so offer to remove them in case the account was compromised. */
function DropPasskeys({ passkeys, isTicked }: { passkeys: PasswordLink['passkeys']; isTicked: boolean }) {
  return (
    <fieldset>
      <legend>These passkeys open your account too</legend>
      <ul>
        {passkeys.map(({ id, name, createdAt }) => (
          <li key={id}>
            {[name ?? 'Passkey', createdAt && `added ${formatDate(createdAt)}`].filter(Boolean).join(', ')}
          </li>
        ))}
      </ul>
      <Checkbox
        name="dropPasskeys"
        value="yes"
        label="Remove them (you can add new ones later)"
        defaultChecked={isTicked}
      />
    </fieldset>
  )
}

function Done({ status, isStaff }: { status: string; isStaff: boolean }) {
  const lead =
    status === 'active'
      ? 'You can sign in with it now.'
      : 'Your account is pending approval. We write to you once it is activated; then you can sign in.'
  return (
    <>
      <PageHeader title="Your password is saved" lead={lead} />
      <Wrap className="page-end">
        <ButtonLink to={isStaff ? '/admin' : '/client-portal'} kind="primary">
          Go to the sign-in
        </ButtonLink>
      </Wrap>
    </>
  )
}
