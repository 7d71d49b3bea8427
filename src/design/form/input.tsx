import type { ComponentProps, ReactNode } from 'react'
import { classes } from '#design/classes.ts'
import { useFieldControl } from './field.tsx'

/** Excludes the native date and time types, because they follow the browser's locale (see `date-input.tsx`). */
type LineType = 'text' | 'email' | 'number' | 'password' | 'search' | 'tel' | 'url'
export type LineProps = Omit<ComponentProps<'input'>, 'type'> & { type?: LineType | undefined }

export function TextInput({ className, ...rest }: LineProps) {
  return <input type="text" {...useFieldControl()} {...rest} className={classes('input', className)} />
}

export function TextArea({ className, ...rest }: ComponentProps<'textarea'>) {
  return <textarea rows={5} {...useFieldControl()} {...rest} className={classes('input', className)} />
}

export type Option = string | { value: string; label: string; disabled?: boolean }

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

export function AffixInput({ affix, suffix, ...rest }: { affix?: ReactNode; suffix?: ReactNode } & LineProps) {
  return (
    <div className={classes('affix', suffix !== undefined && 'after')}>
      <span aria-hidden="true">{affix ?? suffix}</span>
      <TextInput {...rest} />
    </div>
  )
}

/** Amounts use a text field, because users may enter 100’000, 100'000, 100,000 or 100000. */
export function MoneyInput({ currency = 'CHF', ...rest }: { currency?: string } & LineProps) {
  return <AffixInput affix={currency} inputMode="decimal" autoComplete="off" {...rest} />
}

export function FileInput({ className, ...rest }: Omit<ComponentProps<'input'>, 'type'>) {
  return <input type="file" {...useFieldControl()} {...rest} className={classes('input', className)} />
}

/** Textarea for a single line that grows with its text. The server must replace line breaks in the value. */
export function LongLine({ className, ...rest }: ComponentProps<'textarea'>) {
  return <textarea rows={1} {...useFieldControl()} {...rest} className={classes('input long-line', className)} />
}
