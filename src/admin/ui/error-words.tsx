import { failures } from '#content/pages/errors.ts'
import { ButtonLink } from '#design/button.tsx'
import { Failure } from '#design/feedback/failure.tsx'

const words: Record<number, { title: string; text: string }> = {
  403: { title: 'Not allowed', text: 'Your role does not include this. Ask an owner or an admin of the firm.' },
  422: {
    title: 'Not understood',
    text: 'This page does not know the form that was sent, so nothing was changed. Reload the page and try again.',
  },
  404: { title: 'This page does not exist', text: 'The address may be old or mistyped.' },
}
const ours = {
  title: 'Something went wrong on our side',
  text: 'Nothing you entered was changed. Please try again in a moment.',
}
const yours = { title: 'Not possible', text: 'This request could not be carried out.' }

export function ErrorWords({ status, reference }: { status: number; reference?: string }) {
  return (
    <Failure
      status={status}
      reference={reference}
      {...(words[status] ?? failures[status] ?? (status >= 500 ? ours : yours))}
    >
      <ButtonLink to="/admin" kind="ink" reloadDocument>
        Dashboard
      </ButtonLink>
    </Failure>
  )
}
