import { ButtonLink } from '#platform/ui/button.tsx'
import { Row, Stack } from '#platform/ui/layout.tsx'

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
  const { title, text } = status === 404 ? missing : ours
  return (
    <Stack>
      <p className="soft numbers">Error {status}</p>
      <h1 className="t44">{title}</h1>
      <p className="lead">{text}</p>
      {reference && status >= 500 && (
        <p className="soft">
          Reference: <code>{reference}</code>
        </p>
      )}
      <Row>
        <ButtonLink to="/client-portal" kind="ink" reloadDocument>
          Dashboard
        </ButtonLink>
        <ButtonLink to="/contact" kind="outline" reloadDocument>
          Get Help
        </ButtonLink>
      </Row>
    </Stack>
  )
}
