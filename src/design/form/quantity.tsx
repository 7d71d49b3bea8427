import { useRef, useState } from 'react'
import { classes } from '#design/classes.ts'
import { Icon } from '#design/icon.tsx'
import * as designTexts from '#design/locales/en.ts'
import { t } from '#platform/texts.ts'
import { useFieldControl } from './field.tsx'

const copy = () => t(designTexts.quantity)

function within(value: number, min: number, max: number) {
  return Math.min(Math.max(Math.round(value), min), max)
}

/** Number field with buttons that decrease and increase the number. With `submits`, each change submits the form. */
export function Quantity({
  label,
  name,
  value,
  defaultValue = 1,
  min = 1,
  max = 99,
  small,
  submits,
  disabled,
  onChange,
}: {
  label: string
  name?: string
  value?: number
  defaultValue?: number
  min?: number
  max?: number
  small?: boolean
  submits?: boolean
  disabled?: boolean
  onChange?: (value: number) => void
}) {
  const field = useFieldControl()
  const input = useRef<HTMLInputElement>(null)
  const [own, setOwn] = useState(String(defaultValue))
  const shown = value === undefined ? own : String(value)
  const current = Number(shown) || min

  /** At a limit the button does nothing but stays enabled, because a disabled button would lose the focus. */
  function step(by: number) {
    if (within(current + by, min, max) !== current) set(current + by)
  }

  function set(requested: number) {
    const next = within(requested, min, max)
    setOwn(String(next))
    onChange?.(next)
    if (submits) requestAnimationFrame(() => input.current?.form?.requestSubmit())
  }

  return (
    <span className={classes('quantity', small && 'small')}>
      <button
        type="button"
        className="needs-script"
        aria-label={copy().less}
        disabled={disabled}
        aria-disabled={current <= min || undefined}
        onClick={() => step(-1)}
      >
        <Icon name="minus" small />
      </button>
      <input
        type="number"
        inputMode="numeric"
        {...field}
        ref={input}
        name={name ?? field.name}
        aria-label={label}
        value={shown}
        min={min}
        max={max}
        disabled={disabled}
        onChange={(event) =>
          value === undefined ? setOwn(event.target.value) : set(Number(event.target.value) || min)
        }
        onBlur={() => value === undefined && shown !== String(within(current, min, max)) && set(current)}
      />
      <button
        type="button"
        className="needs-script"
        aria-label={copy().more}
        disabled={disabled}
        aria-disabled={current >= max || undefined}
        onClick={() => step(1)}
      >
        <Icon name="plus" small />
      </button>
    </span>
  )
}
