import {
  type ActionFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  redirectDocument,
  useActionData,
  useLoaderData,
} from 'react-router'
import * as accountTexts from '#accounts/locales/en.ts'
import { isStaff } from '#accounts/people/person.ts'
import { setPasswordForm } from '#accounts/registration/forms.ts'
import { enterByInvitation } from '#accounts/registration/invite-client.server.ts'
import { findCurrentUser, requestMetadata } from '#accounts/sessions/current-user.server.ts'
import { tokenOf } from '#accounts/sessions/token-of.ts'
import { DeadLink, linkPageMeta } from '#accounts/ui/dead-link.tsx'
import { PasswordByLink } from '#accounts/ui/password-by-link.tsx'
import { Button, ButtonLink } from '#design/button.tsx'
import { Checkbox } from '#design/form/choice.tsx'
import { Col, Grid, PageHeader, Wrap } from '#design/page/layout.tsx'
import { fieldErrors } from '#platform/field-errors.ts'
import { formatDate } from '#platform/format.ts'
import { readForm } from '#platform/http/read-form.ts'
import { servicesOf } from '#platform/http/request-context.server.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import { t } from '#platform/texts.ts'
import { confirmEmailByLink, findPasswordLink, type PasswordLink, setPasswordByLink } from './set-password.server.ts'

const copy = () => t(accountTexts.setPasswordPage)

export const headers = privatePage

export const meta = linkPageMeta({
  get title() {
    return copy().choosePassword
  },
  get description() {
    return copy().choosePasswordForYourAccount
  },
  path: '/set-password',
})

/** /set-password?token=…, linked from an invitation or reset email. A GET does not consume the link. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const services = servicesOf(context)
  const found = await findPasswordLink(services, tokenOf(request))
  if (!found) return data({ link: null, isSignedIn: false }, { status: 404 })
  const { personId, ...link } = found
  const user = await findCurrentUser(services, request)
  return data({ link, isSignedIn: link.purpose === 'invitation' && user?.person.id === personId }, { status: 200 })
}

export async function action({ request, context }: ActionFunctionArgs) {
  const entered = Object.fromEntries(await readForm(request))
  if (entered.intent === 'confirm') return confirmEmail({ request, context })
  const parsed = setPasswordForm.safeParse({ ...entered, token: tokenOf(request) })
  const dropPasskeys = entered.dropPasskeys === 'yes'
  if (!parsed.success)
    return data(
      { result: 'invalid', errors: fieldErrors(parsed.error, t(accountTexts.accounts).fields), dropPasskeys } as const,
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
    // The link has just been used, so the loader now answers 404. Set the status here, because this submission
    // succeeded.
    return data({ result: 'done', status: person.status, isStaff: isStaff(person) } as const, { status: 200, headers })
  }
  if (outcome.reason === 'link-invalid') return data({ result: 'dead-link' } as const, { status: 404 })
  return data(
    {
      result: 'invalid',
      errors: { password: t(accountTexts.accounts).passwords[outcome.error] },
      dropPasskeys,
    } as const,
    { status: 422 },
  )
}

async function confirmEmail({ request, context }: Pick<ActionFunctionArgs, 'request' | 'context'>) {
  const services = servicesOf(context)
  const user = await findCurrentUser(services, request)
  const requested = { token: tokenOf(request), personId: user?.person.id ?? '' }
  if (!(await confirmEmailByLink(services, requested, requestMetadata(context, request))))
    return data({ result: 'dead-link' } as const, { status: 404 })
  throw redirectDocument('/client-portal?note=email-confirmed', { status: 303 })
}

export default function SetPasswordPage() {
  const { link, isSignedIn } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  if (answer?.result === 'done') return <Done {...answer} />
  if (!link || answer?.result === 'dead-link') {
    const again = <ButtonLink to="/forgot-password">{copy().requestNewLink}</ButtonLink>
    return <DeadLink action={again}>{copy().thisLinkHasAlreadyBeen}</DeadLink>
  }
  if (isSignedIn) return <ConfirmEmail email={link.email} />
  const errors = answer?.errors ?? {}
  const lead =
    link.purpose === 'invitation'
      ? copy().welcomeChoosePasswordFor(
          link.name,
          link.isStaff ? copy().theAdminPanelYourSecond : copy().yourClientPortal,
        )
      : copy().yourNewPasswordReplacesThe
  return (
    <>
      <PageHeader
        title={link.purpose === 'invitation' ? copy().choosePassword : copy().chooseNewPassword}
        lead={lead}
      />
      <Wrap className="page-end">
        <Grid>
          <Col span="1-6">
            <PasswordByLink email={link.email} errors={errors} save={copy().savePassword}>
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

/** The buyer has chosen a password on the success page: the link only has to confirm the address. */
function ConfirmEmail({ email }: { email: string }) {
  return (
    <>
      <PageHeader title={copy().confirmYourEmail} lead={copy().confirmThisIsYourEmail(email)} />
      <Wrap className="page-end">
        <Form method="post">
          <Button kind="primary" name="intent" value="confirm">
            {copy().confirm}
          </Button>
        </Form>
      </Wrap>
    </>
  )
}

/** Passkeys keep working after a password reset, so offer to remove them in case the account was compromised. */
function DropPasskeys({ passkeys, isTicked }: { passkeys: PasswordLink['passkeys']; isTicked: boolean }) {
  return (
    <fieldset>
      <legend>{copy().youCanAlsoSignIn}</legend>
      <ul>
        {passkeys.map(({ id, name, createdAt }) => (
          <li key={id}>
            {[name ?? copy().passkey, createdAt && copy().added(formatDate(createdAt))].filter(Boolean).join(', ')}
          </li>
        ))}
      </ul>
      <Checkbox name="dropPasskeys" value="yes" label={copy().removeThesePasskeysYouCan} defaultChecked={isTicked} />
    </fieldset>
  )
}

function Done({ status, isStaff }: { status: string; isStaff: boolean }) {
  const lead = status === 'active' ? copy().youCanNowSignIn : copy().yourAccountIsPendingApproval
  return (
    <>
      <PageHeader title={copy().yourPasswordIsSaved} lead={lead} />
      <Wrap className="page-end">
        <ButtonLink to={isStaff ? '/admin' : '/client-portal'} kind="primary">
          {copy().goToSignIn}
        </ButtonLink>
      </Wrap>
    </>
  )
}
