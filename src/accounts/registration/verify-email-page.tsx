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
import { findEmailToVerify, verifyEmail } from './register.server.ts'

const copy = () => t(accountTexts.verifyEmailPage)

export const headers = privatePage

export const meta = linkPageMeta({
  get title() {
    return copy().confirmYourEmailAddress
  },
  get description() {
    return copy().thisIsLastStepOf
  },
  path: '/verify-email',
})

/** /verify-email?token=…, from the registration email. A GET changes nothing, because mail clients prefetch links. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const email = await findEmailToVerify(servicesOf(context), tokenOf(request))
  return data({ email }, { status: email ? 200 : 404 })
}

export async function action({ request, context }: ActionFunctionArgs) {
  const outcome = await verifyEmail(servicesOf(context), tokenOf(request), requestMetadata(context, request))
  return data({ isConfirmed: outcome.ok }, { status: outcome.ok ? 200 : 404 })
}

export default function VerifyEmailPage() {
  const { email } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  if (answer?.isConfirmed) return <Confirmed />
  if (!email) {
    return <DeadLink>{copy().thisLinkHasAlreadyBeen}</DeadLink>
  }
  return (
    <>
      <PageHeader title={copy().confirmYourEmailAddress} lead={copy().youRegisteredWithIsThis(email)} />
      <Wrap className="page-end">
        <Form method="post">
          <Button kind="primary">{copy().confirmMyAddress}</Button>
        </Form>
      </Wrap>
    </>
  )
}

function Confirmed() {
  return (
    <>
      <PageHeader title={copy().yourEmailAddressIsConfirmed} lead={copy().yourAccountIsPendingApproval} />
      <Wrap className="page-end">
        <ButtonLink to="/" kind="outline">
          {copy().goHome}
        </ButtonLink>
      </Wrap>
    </>
  )
}
