import type { ReactNode } from 'react'
import * as designTexts from '#design/locales/en.ts'
import { Row, Stack } from '#design/page/layout.tsx'
import { t } from '#platform/texts.ts'

const copy = () => t(designTexts.failure)

type Props = { status: number; title: string; text: string; reference?: string; children: ReactNode }

export function Failure({ status, title, text, reference, children }: Props) {
  return (
    <Stack>
      <p className="soft numbers">{copy().error(status)}</p>
      <h1 className="t44">{title}</h1>
      <p className="lead">{text}</p>
      {reference && status >= 500 && (
        <p className="soft">
          {copy().reference} <code>{reference}</code>
        </p>
      )}
      <Row>{children}</Row>
    </Stack>
  )
}
