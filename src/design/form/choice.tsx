import type { ComponentProps, ReactNode } from 'react'
import { classes } from '#design/classes.ts'
import { FieldError, useFieldControl } from './field.tsx'

export function Checkbox({
  label,
  hint,
  end,
  error,
  className,
  ...rest
}: { label: ReactNode; hint?: ReactNode; end?: ReactNode; error?: string } & Omit<ComponentProps<'input'>, 'type'>) {
  const errorId = error ? `${rest.id ?? rest.name}-error` : undefined
  return (
    <>
      <label className={classes('choice', className)}>
        <input
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={errorId}
          {...rest}
          id={rest.id ?? (error ? rest.name : undefined)}
        />
        <span>
          {label}
          {hint && <small>{hint}</small>}
        </span>
        {end && <span className="numbers">{end}</span>}
      </label>
      {error && errorId && <FieldError id={errorId}>{error}</FieldError>}
    </>
  )
}

export function Tick({
  label,
  className,
  some,
  ...rest
}: { label: string; some?: boolean } & Omit<ComponentProps<'input'>, 'type'>) {
  return (
    <input
      type="checkbox"
      {...rest}
      ref={(box) => {
        if (box) box.indeterminate = Boolean(some)
      }}
      aria-label={label}
      className={classes('tick', className)}
    />
  )
}

export type Choice = {
  value: string
  label: ReactNode
  hint?: ReactNode
  end?: ReactNode
  disabled?: boolean
}

type ChoiceProps = {
  options: readonly Choice[]
  name?: string
  value?: string
  defaultValue?: string
  onChange?: (value: string) => void
}

function useRadios({ options, name, value, defaultValue, onChange }: ChoiceProps) {
  const field = useFieldControl()
  const radioName = name ?? field.name
  const base = field.id ?? radioName
  return options.map((option, i) => ({
    ...option,
    radio: {
      // The first option has the id of the whole field, so that the error summary can focus it.
      id: i === 0 ? base : `${base}-${option.value}`,
      name: radioName,
      value: option.value,
      disabled: option.disabled,
      required: field.required,
      ...(value === undefined
        ? { defaultChecked: option.value === defaultValue }
        : { checked: option.value === value, readOnly: !onChange }),
      onChange: onChange && (() => onChange(option.value)),
    },
  }))
}

export function RadioGroup({ lined, ...props }: ChoiceProps & { lined?: boolean }) {
  return (
    <div className={classes('choices', lined && 'lined')}>
      {useRadios(props).map(({ value, label, hint, end, radio }) => (
        <label className="choice" key={value} htmlFor={radio.id}>
          <input type="radio" {...radio} />
          <span>
            {label}
            {hint && <small>{hint}</small>}
          </span>
          {end && <span className="numbers">{end}</span>}
        </label>
      ))}
    </div>
  )
}

/** Radio buttons shown as one segmented control, for two to four short options. Use it inside a `FieldGroup`. */
export function Segmented(props: ChoiceProps) {
  return (
    <div className="segmented">
      {useRadios(props).map(({ value, label, radio }) => (
        <label key={value} htmlFor={radio.id}>
          <input type="radio" {...radio} />
          <span>{label}</span>
        </label>
      ))}
    </div>
  )
}

export function Variants(props: ChoiceProps) {
  return (
    <div className="variants">
      {useRadios(props).map(({ value, label, hint, radio }) => (
        <label key={value} htmlFor={radio.id}>
          <input type="radio" {...radio} />
          <span>
            {label}
            {hint && <small>{hint}</small>}
          </span>
        </label>
      ))}
    </div>
  )
}
