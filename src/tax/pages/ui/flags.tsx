import { Note } from '#design/feedback/note.tsx'
import { formatDate } from '#platform/format.ts'
import { type Flag, isUnchecked } from '#tax/flag.ts'
import { flagInWords } from '#tax/words.ts'

export function Flags({ flags }: { flags: readonly Flag[] }) {
  if (flags.length === 0) return null
  const texts = [...new Set(flags.map((flag) => flagInWords(flag).text))]
  const unchecked = flags.some(isUnchecked)
  return (
    <Note kind={unchecked ? 'warn' : 'info'} title={unchecked ? 'Not checked against the authority' : 'Please note'}>
      <ul className="flag-list">
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </Note>
  )
}

export function DataState({ on, children }: { on: string; children?: string }) {
  return (
    <p className="fine">
      Source: {children ?? 'Federal Tax Administration (ESTV), tariffs and multipliers'}. State of the figures:{' '}
      {formatDate(on)}. No liability: the assessment of the authority decides.
    </p>
  )
}
