import type { ComponentProps, ReactNode } from 'react'
import { classes } from './classes.ts'
import { useFieldControl } from './field.tsx'

/** No boxes of the browser for days and times: they follow the language of the machine (`date-input.tsx`). */
type LineType = 'text' | 'email' | 'number' | 'password' | 'search' | 'tel' | 'url'
export type LineProps = Omit<ComponentProps<'input'>, 'type'> & { type?: LineType | undefined }

/** One line of text. Takes id, name, required and error from its `Field`; give it `type`, `autoComplete`, `inputMode`. */
export function TextInput({ className, ...rest }: LineProps) {
  return <input type="text" {...useFieldControl()} {...rest} className={classes('input', className)} />
}

/** Several lines of text. */
export function TextArea({ className, ...rest }: ComponentProps<'textarea'>) {
  return <textarea rows={5} {...useFieldControl()} {...rest} className={classes('input', className)} />
}

export type Option = string | { value: string; label: string; disabled?: boolean }

/** One of several, in a list that opens. `placeholder` is an empty first choice. */
export function Select({
  options,
  placeholder,
  className,
  ...rest
}: { options: readonly Option[]; placeholder?: string } & Omit<ComponentProps<'select'>, 'children'>) {
  return (
    <select {...useFieldControl()} {...rest} className={classes('input', className)}>
      {placeholder !== undefined && <option value="">{placeholder}</option>}
      {options.map((option) => {
        const { value, label, disabled } =
          typeof option === 'string' ? { value: option, label: option, disabled: false } : option
        return (
          <option key={value} value={value} disabled={disabled}>
            {label}
          </option>
        )
      })}
    </select>
  )
}

/** A text field with its unit in front (`affix`) or behind (`suffix`). */
export function AffixInput({ affix, suffix, ...rest }: { affix?: ReactNode; suffix?: ReactNode } & LineProps) {
  return (
    <div className={classes('affix', suffix !== undefined && 'after')}>
      <span aria-hidden="true">{affix ?? suffix}</span>
      <TextInput {...rest} />
    </div>
  )
}

/** An amount of money. Plain text on purpose: people may write 100’000, 100'000, 100,000 or 100000. */
export function MoneyInput({ currency = 'CHF', ...rest }: { currency?: string } & LineProps) {
  return <AffixInput affix={currency} inputMode="decimal" autoComplete="off" {...rest} />
}

/** Choosing a file. `accept` and `multiple` as in HTML; say types and size in the field's hint. */
export function FileInput({ className, ...rest }: Omit<ComponentProps<'input'>, 'type'>) {
  return <input type="file" {...useFieldControl()} {...rest} className={classes('input', className)} />
}
