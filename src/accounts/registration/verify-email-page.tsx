import {
  type ActionFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router'
import { requestMetadata } from '#accounts/sessions/current-user.server.ts'
import { tokenOf } from '#accounts/sessions/token-of.ts'
import { DeadLink } from '#accounts/ui/dead-link.tsx'
import { linkPageMeta } from '#accounts/ui/link-page-meta.ts'
import { Button, ButtonLink } from '#design/button.tsx'
import { PageHeader, Wrap } from '#design/page/layout.tsx'
import { servicesOf } from '#platform/http/request-context.server.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import { findEmailToVerify, verifyEmail } from './register.server.ts'

export const headers = privatePage

export const meta = linkPageMeta({
  title: 'Confirm your e-mail address',
  description: 'The last step of your registration.',
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
    return (
      <DeadLink>
        It was used already, is older than 24 hours, or is not complete. If you confirmed your address before, you need
        not do anything: we write to you once your account is activated. Otherwise, please register again.
      </DeadLink>
    )
  }
  return (
    <>
      <PageHeader title="Confirm your e-mail address" lead={`You registered with ${email}. Is this your address?`} />
      <Wrap className="page-end">
        <Form method="post">
          <Button kind="primary">Confirm my address</Button>
        </Form>
      </Wrap>
    </>
  )
}

function Confirmed() {
  return (
    <>
      <PageHeader
        title="Your address is confirmed"
        lead="Your account is pending approval. We look at each registration and write to you once it is activated."
      />
      <Wrap className="page-end">
        <ButtonLink to="/" kind="outline">
          Go Home
        </ButtonLink>
      </Wrap>
    </>
  )
}
