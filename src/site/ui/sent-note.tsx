import type { ReactNode } from 'react'
import { Note } from '#design/feedback/note.tsx'
import { t } from '#platform/texts.ts'
import * as siteTexts from '#site/locales/en.ts'

const copy = () => t(siteTexts.sentNote)

export function SentNote({
  words: { sentTitle, sentText, sentWithoutMailText },
  number,
  receipt,
  children,
}: {
  words: { sentTitle: string; sentText: string; sentWithoutMailText: string }
  number: number
  receipt: boolean
  children: ReactNode
}) {
  return (
    <div className="stack">
      <Note kind={receipt ? 'done' : 'warn'} live title={sentTitle}>
        <p>{receipt ? sentText : sentWithoutMailText}</p>
        <p>
          {copy().yourNumber} <b className="numbers">{number}</b>
        </p>
      </Note>
      <p>{children}</p>
    </div>
  )
}
