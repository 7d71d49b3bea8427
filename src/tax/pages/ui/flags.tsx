import { Note } from '#design/feedback/note.tsx'
import { formatLongDate } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import { type Flag, isUnchecked } from '#tax/flag.ts'
import * as taxTexts from '#tax/locales/en.ts'
import { flagInWords } from '#tax/tax-texts.ts'

const copy = () => t(taxTexts.flags)

export function Flags({ flags }: { flags: readonly Flag[] }) {
  if (flags.length === 0) return null
  const texts = [...new Set(flags.map((flag) => flagInWords(flag).text))]
  return (
    <Note kind={flags.some(isUnchecked) ? 'warn' : 'info'} title={copy().pleaseNote}>
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
      {copy().sourceFiguresAsOfNo(children ?? copy().federalTaxAdministrationFtaTax, formatLongDate(on))}
    </p>
  )
}
