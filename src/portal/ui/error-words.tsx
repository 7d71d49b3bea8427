import { failures } from '#content/pages/errors.ts'
import { ButtonLink } from '#design/button.tsx'
import { Failure } from '#design/failure.tsx'

const missing = {
  title: 'This page does not exist',
  text: 'The address may be old or mistyped, or what was here does not belong to your account.',
}
const ours = {
  title: 'Something went wrong on our side',
  text: 'Nothing you entered was changed. Please try again in a moment.',
}

/** What a page of the portal says when it cannot be shown. */
export function ErrorWords({ status, reference }: { status: number; reference?: string }) {
  return (
    <Failure
      status={status}
      reference={reference}
      {...(status === 404 ? missing : status > 500 ? (failures[status] ?? ours) : ours)}
    >
      <ButtonLink to="/client-portal" kind="ink" reloadDocument>
        Dashboard
      </ButtonLink>
      <ButtonLink to="/contact" kind="outline" reloadDocument>
        Get Help
      </ButtonLink>
    </Failure>
  )
}
