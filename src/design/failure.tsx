import type { ReactNode } from 'react'
import { Row, Stack } from './layout.tsx'

type Props = { status: number; title: string; text: string; reference?: string; children: ReactNode }

/** What a page behind a login says when it cannot be shown, and where to go instead. `reference` finds the lines of the log. */
export function Failure({ status, title, text, reference, children }: Props) {
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
      <Row>{children}</Row>
    </Stack>
  )
}
