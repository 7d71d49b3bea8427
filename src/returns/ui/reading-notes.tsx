import { Status } from '#design/feedback/status.tsx'
import { t } from '#platform/texts.ts'
import * as returnTexts from '#returns/locales/en.ts'
import type { ReadingNote } from '#returns/statements/load-readings.server.ts'

const copy = () => t(returnTexts.documentReading)

/** What was read from a document, or why nothing was; announced when it changes. */
export function ReadingNotes({ notes }: { notes: readonly ReadingNote[] | undefined }) {
  if (!notes) return null
  return (
    <div className="reading" aria-live="polite">
      {notes.map(({ kind, text }) => (
        <p key={text}>
          <Status kind={kind}>{text}</Status>
        </p>
      ))}
      {notes.some(({ isIllegible }) => isIllegible) && (
        <details className="older">
          <summary>{copy().betterPhotograph}</summary>
          <ul>
            {copy().photographAdvice.map((advice) => (
              <li key={advice}>{advice}</li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}
