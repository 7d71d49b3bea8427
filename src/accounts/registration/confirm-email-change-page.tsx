import {
  type ActionFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router'
import * as accountTexts from '#accounts/locales/en.ts'
import { requestMetadata } from '#accounts/sessions/current-user.server.ts'
import { tokenOf } from '#accounts/sessions/token-of.ts'
import { DeadLink, linkPageMeta } from '#accounts/ui/dead-link.tsx'
import { Button, ButtonLink } from '#design/button.tsx'
import { PageHeader, Wrap } from '#design/page/layout.tsx'
import { servicesOf } from '#platform/http/request-context.server.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import { t } from '#platform/texts.ts'
import { confirmEmailChange, findEmailChange } from './change-email.server.ts'

const copy = () => t(accountTexts.confirmEmailChangePage)

export const headers = privatePage

const title = accountTexts.confirmEmailChangePage.confirmYourNewEmailAddress

export const meta = linkPageMeta({
  title,
  get description() {
    return copy().changeEmailAddressOfYour
  },
  path: '/confirm-email-change',
})

/** /confirm-email-change?token=…, linked from the email to the new address. A GET changes nothing. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const email = await findEmailChange(servicesOf(context), tokenOf(request))
  return data({ email }, { status: email ? 200 : 404 })
}

export async function action({ request, context }: ActionFunctionArgs) {
  const outcome = await confirmEmailChange(servicesOf(context), tokenOf(request), requestMetadata(context, request))
  // The link has just been used, so the loader now answers 404. Set the status here, because this submission succeeded.
  if (outcome.ok)
    return data({ result: 'done', email: outcome.email, isStaff: outcome.isStaff } as const, { status: 200 })
  return data({ result: outcome.reason } as const, { status: outcome.reason === 'email-taken' ? 409 : 404 })
}

export default function ConfirmEmailChangePage() {
  const { email } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  if (answer?.result === 'done') return <Done email={answer.email} isStaff={answer.isStaff} />
  if (answer?.result === 'email-taken') {
    return <DeadLink>{copy().anotherAccountNowUsesThis}</DeadLink>
  }
  if (!email) {
    return <DeadLink>{copy().thisLinkHasAlreadyBeen}</DeadLink>
  }
  return (
    <>
      <PageHeader title={title} lead={copy().fromNowOnYouWill(email)} />
      <Wrap className="page-end">
        <Form method="post">
          <Button kind="primary">{copy().useThisAddress}</Button>
        </Form>
      </Wrap>
    </>
  )
}

function Done({ email, isStaff }: { email: string; isStaff: boolean }) {
  return (
    <>
      <PageHeader title={copy().yourEmailAddressHasBeen} lead={copy().pleaseSignInAgainWith(email)} />
      <Wrap className="page-end">
        <ButtonLink to={isStaff ? '/admin' : '/client-portal'} kind="primary">
          {copy().goToSignIn}
        </ButtonLink>
      </Wrap>
    </>
  )
}
