import * as designTexts from '#design/locales/en.ts'
import { formatNumericDate } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import { type LineProps, TextInput } from './input.tsx'

const copy = () => t(designTexts.dateInput)

type Props = { defaultValue?: string | undefined } & Omit<LineProps, 'defaultValue' | 'type'>

/** A text field (day.month.year), because native date fields follow the browser's locale. Parse it with `dayOf`. */
export function DateInput({ defaultValue, ...rest }: Props) {
  const shown = /^\d{4}-\d{2}-\d{2}$/.test(defaultValue ?? '') ? formatNumericDate(defaultValue ?? '') : defaultValue
  return <TextInput placeholder={copy().ddMmYyyy} maxLength={12} autoComplete="off" {...rest} defaultValue={shown} />
}

/** Date and time as text, since native fields follow the browser's locale. Parse it with `momentOf` or `instantOf`. */
export function MomentInput({ defaultValue, ...rest }: Props) {
  const [, day = '', time = ''] = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})$/.exec(defaultValue ?? '') ?? []
  const shown = day ? `${formatNumericDate(day)}, ${time}` : defaultValue
  return (
    <TextInput placeholder={copy().ddMmYyyyHhMm} maxLength={20} autoComplete="off" {...rest} defaultValue={shown} />
  )
}
