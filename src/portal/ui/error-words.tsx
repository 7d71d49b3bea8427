import { failures, otherFailure } from '#content/pages/errors.ts'
import { ButtonLink } from '#design/button.tsx'
import { Failure } from '#design/feedback/failure.tsx'

const missing = {
  title: 'This page does not exist',
  text: 'The address may be old or mistyped, or what was here does not belong to your account.',
}
const notUnderstood = {
  title: 'Not understood',
  text: 'This page does not know the form that was sent, so nothing was changed. Reload the page and try again.',
}
const ours = {
  title: 'Something went wrong on our side',
  text: 'Nothing you entered was changed. Please try again in a moment.',
}

function wordsOf(status: number): { title: string; text: string } {
  if (status === 404) return missing
  if (status === 400 || status === 422) return notUnderstood
  return failures[status] ?? (status >= 500 ? ours : otherFailure)
}

export function ErrorWords({ status, reference }: { status: number; reference?: string }) {
  return (
    <Failure status={status} reference={reference} {...wordsOf(status)}>
      <ButtonLink to="/client-portal" kind="ink" reloadDocument>
        Dashboard
      </ButtonLink>
      <ButtonLink to="/contact" kind="outline" reloadDocument>
        Get Help
      </ButtonLink>
    </Failure>
  )
}
