import { createContext, type ReactNode, use, useEffect, useRef } from 'react'
import { classes } from '#design/classes.ts'
import { Icon } from '#design/icon.tsx'
import * as designTexts from '#design/locales/en.ts'
import { t } from '#platform/texts.ts'

const trapFieldCopy = () => t(designTexts.trapField)
/** Honeypot field against spam bots, hidden from people. `looksLikeSpam` checks whether it was filled in. */
export function TrapField() {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label>
        {trapFieldCopy().leaveThisEmpty}
        <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}

const copy = () => t(designTexts.field)

export type FieldControl = {
  id?: string
  name?: string
  required?: boolean
  'aria-invalid'?: true
  'aria-describedby'?: string
}

const FieldContext = createContext<FieldControl>({})

export function useFieldControl(): FieldControl {
  return use(FieldContext)
}

export type FieldProps = {
  name: string
  label: ReactNode
  /** Id of the control; defaults to `name`. Required if several fields on the page have the same name. */
  id?: string
  hint?: ReactNode
  error?: string
  required?: boolean
  optional?: boolean
  hideLabel?: boolean
  children: ReactNode
}

function control({ name, id = name, hint, error, required }: Omit<FieldProps, 'label' | 'children'>): FieldControl {
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return {
    id,
    name,
    required: required || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described || undefined,
  }
}

/** Screen readers announce the error when it appears, unless the form has a summary, which announces all of them. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  const line = useRef<HTMLParagraphElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: must run for each new error text
  useEffect(() => {
    const summary = line.current?.closest('form')?.querySelector('.note[role="alert"]')
    if (!summary) line.current?.setAttribute('role', 'alert')
  }, [children])
  return (
    <p className="field-error" id={id} ref={line}>
      <Icon name="circle-alert" />
      <span>{children}</span>
    </p>
  )
}

export function Field(props: FieldProps) {
  const { name, label, id = name, hint, error, optional, hideLabel, children } = props
  return (
    <div className="field">
      <label htmlFor={id} className={hideLabel ? 'visually-hidden' : undefined}>
        {label}
        {optional && <span className="optional"> {copy().optional}</span>}
      </label>
      {hint && (
        <span className="hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
      <FieldContext value={control(props)}>{children}</FieldContext>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}

/** One label and error for several controls, such as radio buttons, segments or checkboxes. */
export function FieldGroup(props: FieldProps) {
  const { name, label, id = name, hint, error, optional, hideLabel, children } = props
  const { 'aria-describedby': described } = control(props)
  return (
    <fieldset className={classes('field', error && 'invalid')} aria-describedby={described}>
      <legend className={hideLabel ? 'visually-hidden' : undefined}>
        {label}
        {optional && <span className="optional"> {copy().optional}</span>}
      </legend>
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <FieldContext value={control(props)}>{children}</FieldContext>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  )
}
