import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import * as adminTexts from '#admin/locales/en.ts'
import { Note } from '#design/feedback/note.tsx'
import { capitalized } from '#platform/text/number-in-words.ts'
import { t } from '#platform/texts.ts'

const forMachines = /^(intent|seen|sure|version|next|index|reading)$|(Id|Key|At|Ids)$/

const copy = () => t(adminTexts.savedValues)

export function SavedValues({ saved: { id, fields } }: { saved: { id: string; fields: SavedFields } }) {
  const filled = useRef('')
  const [isBack, setIsBack] = useState<boolean | null>(null)
  useEffect(() => {
    if (filled.current === id) return
    filled.current = id
    const form = formFor(document.querySelectorAll<HTMLFormElement>('main form[method=post]'), fields)
    if (form) fillForm(form, fields)
    setIsBack(form !== null)
  }, [id, fields])
  if (isBack === null) return null
  return (
    <div className="frame-note">
      <Note kind="info" live title={copy().yourSessionHadExpiredWhen}>
        {isBack ? (
          copy().nothingWasChangedWhatYou
        ) : (
          <>
            {copy().formIsNoLongerOn} <Link to={`/admin/saved-forms/${id}?plain`}>{copy().showWhatYouEntered}</Link>
          </>
        )}
      </Note>
    </div>
  )
}

type SavedFields = readonly (readonly [name: string, value: string])[]

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

function formFor(forms: Iterable<HTMLFormElement>, fields: SavedFields): HTMLFormElement | null {
  const intent = fields.find(([name]) => name === 'intent')?.[1]
  const names = fields.filter(([name, value]) => isForPeople(name, value)).map(([name]) => name)
  for (const form of forms) {
    const controls = [...form.elements]
    const hasIntent =
      intent === undefined || controls.some((one) => one.matches(`[name=intent][value="${CSS.escape(intent)}"]`))
    if (hasIntent && names.every((name) => controlsOf(form, name).length > 0)) return form
  }
  return null
}

function fillForm(form: HTMLFormElement, fields: SavedFields): void {
  for (const name of new Set(fields.filter(([name]) => isForPeople(name, '1')).map(([name]) => name))) {
    const values = fields.filter(([other]) => other === name).map(([, value]) => value)
    for (const [at, control] of controlsOf(form, name).entries()) enter(control, values, at)
  }
  for (let around = form.closest('details'); around; around = around.parentElement?.closest('details') ?? null)
    around.open = true
  form.scrollIntoView({ block: 'center' })
}

function enter(control: Control, values: readonly string[], at: number): void {
  if (control.type === 'file' || control.type === 'hidden' || control.type === 'password') return
  if (control.type === 'radio' || control.type === 'checkbox') {
    const isOn = values.includes(control.value)
    if (control instanceof HTMLInputElement && control.checked !== isOn) control.click()
    return
  }
  // Call the prototype's setter: React replaces the field's own setter and would ignore the change.
  Reflect.set(Object.getPrototypeOf(control), 'value', values[at] ?? values[0] ?? '', control)
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }))
}

function controlsOf(form: HTMLFormElement, name: string): Control[] {
  return [...form.elements].filter(
    (one): one is Control => one.matches('input, select, textarea') && one.getAttribute('name') === name,
  )
}

export function isForPeople(name: string, value: string): boolean {
  return value !== '' && !forMachines.test(name)
}

export function labelOf(name: string): string {
  const words = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[-_.]+/g, ' ')
    .toLowerCase()
  return capitalized(words)
}
