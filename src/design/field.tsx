import { createContext, type ReactNode, use } from 'react'
import { classes } from './classes.ts'
import { Icon } from './icon.tsx'

/** What a control needs to know about the field it stands in. */
export type FieldControl = {
  id?: string
  name?: string
  required?: boolean
  'aria-invalid'?: true
  'aria-describedby'?: string
}

const FieldContext = createContext<FieldControl>({})

/** The attributes that tie a control to its field; empty outside of one. */
export function useFieldControl(): FieldControl {
  return use(FieldContext)
}

export type FieldProps = {
  name: string
  label: ReactNode
  /** Defaults to the name; give one where a name occurs twice on a page. */
  id?: string
  hint?: ReactNode
  /** What is wrong and what to do, in words. */
  error?: string
  required?: boolean
  /** Says “optional” beside the label; for the few of a form where most are required. */
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

/** The sentence under a field that says what is wrong. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p className="field-error" id={id}>
      <Icon name="circle-alert" />
      <span>{children}</span>
    </p>
  )
}

/** A labelled place for one control: label above, hint under it, error below in words. */
export function Field(props: FieldProps) {
  const { name, label, id = name, hint, error, optional, hideLabel, children } = props
  return (
    <div className="field">
      <label htmlFor={id} className={hideLabel ? 'visually-hidden' : undefined}>
        {label}
        {optional && <span className="optional"> (optional)</span>}
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

/** Several controls that answer one question: radios, segments, checks. */
export function FieldGroup(props: FieldProps) {
  const { name, label, id = name, hint, error, optional, hideLabel, children } = props
  const { 'aria-describedby': described } = control(props)
  return (
    <fieldset className={classes('field', error && 'invalid')} aria-describedby={described}>
      <legend className={hideLabel ? 'visually-hidden' : undefined}>
        {label}
        {optional && <span className="optional"> (optional)</span>}
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
