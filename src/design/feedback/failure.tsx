import type { ReactNode } from 'react'
import { Row, Stack } from '#design/page/layout.tsx'

type Props = { status: number; title: string; text: string; reference?: string; children: ReactNode }

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
