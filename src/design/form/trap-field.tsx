import * as designTexts from '#design/locales/en.ts'
import { t } from '#platform/texts.ts'

const copy = () => t(designTexts.trapField)
/** Honeypot field against spam bots, hidden from people. `looksLikeSpam` checks whether it was filled in. */
export function TrapField() {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label>
        {copy().leaveThisEmpty}
        <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
