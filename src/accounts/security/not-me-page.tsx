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
import { company } from '#company/company.ts'
import { Button, ButtonLink } from '#design/button.tsx'
import { PageHeader, Wrap } from '#design/page/layout.tsx'
import { servicesOf } from '#platform/http/request-context.server.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import { findDisownable, lockAccount } from './lock-account.server.ts'
import { disownDays } from './security-events.ts'

export const headers = privatePage

export const meta = linkPageMeta({
  title: 'This was not me',
  description: 'Lock your account after something that you did not do.',
  path: '/not-me',
})

/** /not-me?token=…, linked from security emails. A GET changes nothing, because mail clients prefetch links. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const found = await findDisownable(servicesOf(context), tokenOf(request))
  const { email: office, phone } = company()
  return data({ email: found?.email ?? null, office, phone }, { status: found ? 200 : 404 })
}

export async function action({ request, context }: ActionFunctionArgs) {
  const outcome = await lockAccount(servicesOf(context), tokenOf(request), requestMetadata(context, request))
  // The link is consumed, so the loader would answer 404; therefore set the status here.
  if (outcome.ok) return data({ result: 'locked', email: outcome.email } as const, { status: 200 })
  return data({ result: outcome.reason } as const, { status: outcome.reason === 'address-taken' ? 409 : 404 })
}

export default function NotMePage() {
  const { email, office, phone } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  if (answer?.result === 'locked') return <Locked email={answer.email} office={office} />
  if (answer?.result === 'address-taken') return <Suspended office={office} phone={phone} />
  if (!email) {
    return (
      <DeadLink
        action={
          <ButtonLink to="/forgot-password" kind="primary">
            Choose a new password
          </ButtonLink>
        }
      >
        It was used already, is older than {disownDays} days, or is not complete. If something is wrong with your
        account, choose a new password and write to {office}.
      </DeadLink>
    )
  }
  return (
    <>
      <PageHeader
        title="Was it not you?"
        lead="We then lock your account: whoever is signed in is signed out, open links stop working, and nobody gets in until you have chosen a new password."
      />
      <Wrap className="page-end">
        <p className="measure">
          The link for the new password goes to {email}. Your cases and documents stay as they are.
        </p>
        <Form method="post" className="mt-32">
          <Button kind="danger">This was not me: lock my account</Button>
        </Form>
      </Wrap>
    </>
  )
}

function Locked({ email, office }: { email: string; office: string }) {
  return (
    <>
      <PageHeader
        title="Your account is locked"
        lead={`A letter with a link to choose a new password is on its way to ${email}. The link works for 30 minutes.`}
      />
      <Wrap className="page-end">
        <p className="measure">
          If the letter does not come, ask for another. If anything in your account looks wrong afterwards, write to{' '}
          {office}.
        </p>
        <p className="mt-32">
          <ButtonLink to="/forgot-password" kind="outline">
            Ask for another letter
          </ButtonLink>
        </p>
      </Wrap>
    </>
  )
}

function Suspended({ office, phone }: { office: string; phone: string }) {
  return (
    <PageHeader
      title="Your account is locked"
      lead={`Your earlier address belongs to another account by now, so we cannot send you a link there. Please write to ${office} or call ${phone}; we open the account again together.`}
    />
  )
}
