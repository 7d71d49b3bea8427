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
import { company } from '#company/company.ts'
import { Button, ButtonLink } from '#design/button.tsx'
import { PageHeader, Wrap } from '#design/page/layout.tsx'
import { servicesOf } from '#platform/http/request-context.server.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import { t } from '#platform/texts.ts'
import { findDisownable, lockAccount } from './lock-account.server.ts'
import { disownDays } from './security-events.ts'

const copy = () => t(accountTexts.notMePage)

export const headers = privatePage

export const meta = linkPageMeta({
  get title() {
    return copy().thisWasNotMe
  },
  get description() {
    return copy().lockYourAccountIfSomeone
  },
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
  // The link has just been used, so the loader now answers 404. Set the status here, because this submission succeeded.
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
            {copy().chooseNewPassword}
          </ButtonLink>
        }
      >
        {copy().thisLinkHasAlreadyBeen(disownDays, office)}
      </DeadLink>
    )
  }
  return (
    <>
      <PageHeader title={copy().wasThisNotYou} lead={copy().ifYouConfirmWeWill} />
      <Wrap className="page-end">
        <p className="measure">{copy().weWillSendLinkFor(email)}</p>
        <Form method="post" className="mt-32">
          <Button kind="danger">{copy().lockMyAccount}</Button>
        </Form>
      </Wrap>
    </>
  )
}

function Locked({ email, office }: { email: string; office: string }) {
  return (
    <>
      <PageHeader title={copy().yourAccountIsLocked} lead={copy().weHaveSentLinkTo(email)} />
      <Wrap className="page-end">
        <p className="measure">{copy().ifYouDoNotReceive(office)}</p>
        <p className="mt-32">
          <ButtonLink to="/forgot-password" kind="outline">
            {copy().requestAnotherEmail}
          </ButtonLink>
        </p>
      </Wrap>
    </>
  )
}

function Suspended({ office, phone }: { office: string; phone: string }) {
  return <PageHeader title={copy().yourAccountIsLocked} lead={copy().anotherAccountNowUsesYour(office, phone)} />
}
