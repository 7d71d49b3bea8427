import { type FormEvent, type RefObject, useEffect, useRef } from 'react'
import * as designTexts from '#design/locales/en.ts'
import { type DayPart, datePartNames, datePartsOf, dayParts, readDay } from '#platform/read-day.ts'
import { t } from '#platform/texts.ts'
import { FieldGroup, type FieldProps, useFieldControl } from './field.tsx'

const copy = () => t(designTexts.dateInput)

type Props = Omit<FieldProps, 'children'> & { defaultValue?: string | undefined }

/** A date in three boxes, since the numeric keypad of iPhones has no dot. Read it with `joinDates` and `readDay`. */
export function DateField({ defaultValue = '', ...field }: Props) {
  return (
    <FieldGroup hint={copy().hint} {...field}>
      <DateBoxes text={defaultValue} />
    </FieldGroup>
  )
}

function DateBoxes({ text }: { text: string }) {
  const { id = '', name = '', required, 'aria-invalid': isInvalid } = useFieldControl()
  const boxes = useRef<HTMLDivElement>(null)
  useOneChange(boxes)
  const names = datePartNames(name)
  const values = datePartsOf(text)
  const read = readDay(text)
  const wrongPart = read.ok || text === '' ? null : read.part
  const isWrong = (part: DayPart) => (isInvalid && (wrongPart === null || wrongPart === part)) || undefined
  return (
    <div className="date-boxes" ref={boxes} onInput={carryOver}>
      {dayParts.map((part) => (
        <label key={part}>
          {copy().parts[part]}
          <input
            className="input"
            id={part === (wrongPart ?? 'day') ? id : undefined}
            name={names[part]}
            inputMode="numeric"
            autoComplete="off"
            required={required}
            aria-invalid={isWrong(part)}
            aria-describedby={isWrong(part) ? `${id}-error` : undefined}
            defaultValue={values[part]}
          />
        </label>
      ))}
    </div>
  )
}

/** Spreads a date typed or pasted into one box over the empty boxes after it. */
function carryOver({ currentTarget, target }: FormEvent<HTMLElement>) {
  if (!(target instanceof HTMLInputElement) || target.selectionStart !== target.value.length) return
  const all = [...currentTarget.querySelectorAll('input')]
  const [box, ...rest] = all.slice(all.indexOf(target))
  if (!box || rest.length === 0 || rest.some(({ value }) => value !== '')) return
  const whole = box === all[0] && box.value.length > 7 ? readDay(box.value) : null
  if (whole?.ok) {
    const parts = datePartsOf(whole.day)
    for (const [index, part] of dayParts.entries()) fill(all[index], parts[part])
    return all[2]?.focus()
  }
  const separated = box === all[0] ? /^\s*(\d{1,2})\s*[.,/\s-]+(.*)$/ : /^\s*([\p{L}\d]+)[.,/\s-]+(.*)$/u
  const [, own, more] = /^\s*(\d\d)(\d+)$/.exec(box.value) ?? separated.exec(box.value) ?? []
  const [next] = rest
  if (own === undefined || more === undefined || !next) return
  fill(box, own)
  next.focus()
  fill(next, more)
  next.dispatchEvent(new Event('input', { bubbles: true }))
}

function fill(box: HTMLInputElement | undefined, value: string) {
  if (box) box.value = value
}

/** Reports one `change` when the focus leaves the date, so that autosave does not send half of it. */
function useOneChange(boxes: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = boxes.current
    if (!element) return
    let isChanged = false
    // Chrome reports no focused element during `change` and `focusout`, hence the timeout.
    const reportOnceLeft = () =>
      setTimeout(() => {
        if (!isChanged || element.contains(document.activeElement)) return
        isChanged = false
        element.parentElement?.dispatchEvent(new Event('change', { bubbles: true }))
      })
    const hold = (event: Event) => {
      event.stopPropagation()
      isChanged = true
      reportOnceLeft()
    }
    element.addEventListener('change', hold)
    element.addEventListener('focusout', reportOnceLeft)
    return () => {
      element.removeEventListener('change', hold)
      element.removeEventListener('focusout', reportOnceLeft)
    }
  }, [boxes])
}
